/** Schedule of each day of an event. */

import type { EventCreate, EventKind } from '@polynya/contract'
import { addDays } from '@polynya/domain'

type Day = NonNullable<EventCreate['dayProgram']>[number]
type Line = readonly [time: string | null, ru: string, en: string]

const ARRIVAL: readonly Line[] = [
  ['09:00', 'Мандатная комиссия', 'Accreditation'],
  ['10:30', 'Совещание судей и представителей команд', 'Briefing of judges and team leaders'],
  ['11:00', 'Разминка', 'Warm-up'],
]
const OPENING: readonly Line[] = [
  ['12:00', 'Открытие соревнований', 'Opening ceremony'],
  ['12:30', 'Личные дистанции, сессия 1', 'Individual distances, session 1'],
]
const MIDDLE: readonly Line[] = [
  ['10:00', 'Разминка', 'Warm-up'],
  ['11:00', 'Личные дистанции', 'Individual distances'],
  ['16:00', 'Награждение', 'Medal ceremonies'],
  [null, 'Баня и чай у воды — весь день', 'Sauna and tea by the water, all day'],
]
const LAST: readonly Line[] = [
  ['10:00', 'Эстафеты 4×25 м', 'Relays 4×25 m'],
  ['13:00', 'Награждение и закрытие', 'Medal ceremonies and closing'],
]

/** Days of each kind: the first, those between, the last. A one-day event has all of them on its day. */
const PROGRAMMES = {
  championship: [[...ARRIVAL, ...OPENING], MIDDLE, LAST],
  cup: [[...ARRIVAL, ...OPENING], MIDDLE, LAST],
  festival: [
    [
      ...ARRIVAL,
      ['12:00', 'Открытие праздника', 'Opening of the festival'],
      ['12:30', 'Заплывы на 25 и 50 метров', 'Swims of 25 and 50 metres'],
    ],
    MIDDLE,
    [
      ['11:00', 'Юные моржи, купания и водное шоу', 'Young Seals, dips and water show'],
      ['14:00', 'Общее погружение', 'Everybody into the water'],
    ],
  ],
  openWater: [
    [...ARRIVAL, ['12:00', 'Старт заплыва', 'Start of the swim'], ['16:00', 'Награждение', 'Medal ceremony']],
    [],
    [],
  ],
  seminar: [
    [
      ['10:00', 'Правила и старт', 'Rules and the start'],
      ['14:00', 'Разбор спорных случаев', 'Disputed cases'],
    ],
    [],
    [
      ['10:00', 'Практика у воды', 'Practice by the water'],
      ['13:00', 'Экзамен', 'Exam'],
    ],
  ],
} as const satisfies Record<
  EventKind,
  readonly [first: readonly Line[], middle: readonly Line[], last: readonly Line[]]
>

export function dayProgramme(kind: EventKind, startDate: string, days: number): Day[] {
  const [first, middle, last] = PROGRAMMES[kind]
  return Array.from({ length: days }, (_, day) => ({
    date: addDays(startDate, day),
    children: (day === 0 ? first : day === days - 1 ? last : middle).map(([time, text, textEn]) => ({
      time,
      text,
      textEn,
    })),
  }))
}
