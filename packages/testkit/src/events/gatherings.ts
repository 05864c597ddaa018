/** Gatherings with venue and season: fictional competitions at real places. */

import type { EventKind } from '@polynya/contract'
import type { Text } from '../venues/venue.ts'
import type { VenueName } from '../venues/venues.ts'

export interface Gathering {
  readonly venue: VenueName
  readonly kind: EventKind
  /** Approximate date in the year: `MM-DD`. */
  readonly on: string
  readonly days: number
  readonly name: Text
}

/** Number of days of each kind. */
const DAYS = { championship: 4, cup: 3, festival: 2, openWater: 1, seminar: 2 } as const satisfies Record<
  EventKind,
  number
>

type Names = readonly [ru: string, en: string]

const gathering =
  (kind: EventKind) =>
  (venue: VenueName, on: string, [ru, en]: Names): Gathering => ({
    venue,
    kind,
    on,
    days: DAYS[kind],
    name: { ru, en },
  })

const championship = gathering('championship')
const cup = gathering('cup')
const festival = gathering('festival')
const openWater = gathering('openWater')
const seminar = gathering('seminar')

export const GATHERINGS = {
  onegaMiles: openWater('petrozavodsk', '08-08', ['Онежские мили', 'Onega Miles']),
  avacha: openWater('kamchatka', '08-22', ['Авачинский заплыв', 'Avacha Bay Swim']),
  friendship: openWater('blagoveshchensk', '09-05', [
    'Дружба: заплыв через Амур',
    'Friendship: Amur Crossing',
  ]),
  baikalMiles: openWater('listvyanka', '09-12', ['Байкальские мили', 'Baikal Miles']),
  seminarTyumen: seminar('tyumen', '10-10', ['Семинар судей в Тюмени', "Judges' Seminar in Tyumen"]),
  seminarMoscow: seminar('moscow', '10-24', ['Семинар судей в Москве', "Judges' Seminar in Moscow"]),
  amberCup: cup('zelenogradsk', '11-07', ['Янтарный кубок', 'Amber Cup']),
  volgaCup: cup('nizhny', '11-14', ['Кубок Волги', 'Volga Cup']),
  baikalIce: cup('listvyanka', '11-21', ['Байкал Айс', 'Baikal Ice']),
  kazankaCup: cup('kazan', '11-28', ['Кубок Казанки', 'Kazanka Cup']),
  uralCup: cup('yekaterinburg', '12-05', ['Кубок Урала', 'Ural Cup']),
  burghausen: cup('burghausen', '12-06', ['Кубок Вёрзе', 'Wöhrsee Cup']),
  silesianCup: cup('katowice', '12-12', ['Кубок Силезии', 'Silesian Cup']),
  moscowCup: cup('moscow', '12-13', ['Кубок Москвы', 'Moscow Cup']),
  pacificCup: cup('vladivostok', '12-19', ['Кубок Тихого океана', 'Pacific Cup']),
  harbinFestival: festival('harbin', '01-05', ['Харбинская прорубь', 'Harbin Ice Hole']),
  siberianIceHole: festival('novosibirsk', '01-09', ['Сибирская прорубь', 'Siberian Ice Hole']),
  minskCup: cup('minsk', '01-10', ['Кубок Минска', 'Minsk Cup']),
  yeniseiCup: cup('krasnoyarsk', '01-16', ['Енисейский кубок', 'Yenisei Cup']),
  samaraFestival: festival('samara', '01-19', ['Жигулёвская купель', 'Zhiguli Plunge']),
  tyumenCup: cup('tyumen', '01-24', ['Кубок Тюмени', 'Tyumen Cup']),
  windermere: festival('windermere', '01-30', ['Зимний Уиндермир', 'Winter Windermere']),
  jelgavaCup: cup('jelgava', '01-31', ['Кубок Елгавы', 'Jelgava Cup']),
  bledCup: cup('bled', '02-06', ['Зимний кубок Бледа', 'Bled Winter Cup']),
  smolinoFestival: festival('chelyabinsk', '02-13', ['Смолино зимой', 'Smolino in Winter']),
  skelleftea: championship('skelleftea', '02-14', ['Чемпионат Скандинавии', 'Scandinavian Championship']),
  esilCup: cup('astana', '02-20', ['Кубок Есиля', 'Esil Cup']),
  pskovCup: cup('pskov', '02-21', ['Кубок Пскова', 'Pskov Cup']),
  amurChampionship: championship('khabarovsk', '02-27', [
    'Чемпионат Дальнего Востока',
    'Far East Championship',
  ]),
  ouluCup: cup('oulu', '02-28', ['Кубок Оулу', 'Oulu Avanto Cup']),
  nevaCup: cup('petersburg', '03-06', ['Кубок Невы', 'Neva Cup']),
  tallinnCup: cup('tallinn', '03-07', ['Кубок Пириты', 'Pirita Cup']),
  kareliaCup: cup('petrozavodsk', '03-13', ['Кубок Карелии', 'Karelia Cup']),
  vologdaFestival: festival('vologda', '03-14', ['Вологодская полынья', 'Vologda Polynya']),
  kamchatkaChampionship: championship('kamchatka', '03-20', ['Чемпионат Камчатки', 'Kamchatka Championship']),
  arcticCup: cup('murmansk', '03-27', ['Кубок Заполярья', 'Arctic Circle Cup']),
  whiteSeaCup: cup('arkhangelsk', '04-03', ['Кубок Белого моря', 'White Sea Cup']),
} as const satisfies Record<string, Gathering>

export type GatheringName = keyof typeof GATHERINGS
