/** A fictional season of events, for examples and tests. */

import type { Region, WidgetEvent } from '@polynya/contract'
import { addDays } from '@polynya/domain'
import { sampleEvent } from './sample-event.ts'

export const calendarToday = '2026-01-20'

type EventFields = Pick<WidgetEvent, 'id' | 'name' | 'nameEn' | 'startDate' | 'endDate' | 'registration'>

const event = (fields: EventFields, region = 'RU-TYU'): WidgetEvent => ({ ...sampleEvent, ...fields, region })
const status = (state: WidgetEvent['registration']['state'], days: number | null = null) => ({
  state,
  days,
  at: days === null ? null : '2026-01-12T18:59:00Z',
})

export const calendarEvents: readonly WidgetEvent[] = [
  event(
    {
      ...{ id: 1, name: 'Кубок Карелии', nameEn: 'Karelia Cup' },
      ...{ startDate: '2025-12-13', endDate: '2025-12-14', registration: status('finished') },
    },
    'RU-KR',
  ),
  event({
    ...{ id: 2, name: 'Кубок Урала', nameEn: 'Ural Cup' },
    ...{ startDate: '2026-01-09', endDate: null, registration: status('finished') },
  }),
  event({
    ...{ id: 3, name: 'Байкал Айс', nameEn: 'Baikal Ice' },
    ...{ startDate: '2026-01-18', endDate: '2026-01-21', registration: status('goingOn') },
  }),
  event({
    ...{ id: 4, name: 'Кубок Тюмени', nameEn: 'Tyumen Cup' },
    ...{ startDate: '2026-01-24', endDate: '2026-01-26', registration: status('willClose', 2) },
  }),
  event(
    {
      ...{ id: 5, name: 'Чемпионат Камчатки', nameEn: null },
      ...{ startDate: '2026-02-28', endDate: '2026-03-01', registration: status('open') },
    },
    'RU-KR',
  ),
  event({
    ...{ id: 6, name: 'Фестиваль на\xa0Волге', nameEn: 'Volga Festival' },
    ...{ startDate: null, endDate: null, registration: status('unknown') },
  }),
]

/** More events on a day than fit. */
export const crowdedEvents: readonly WidgetEvent[] = [1, 2, 3, 4, 5].map((id) =>
  event({
    ...{ id, name: `Заплыв ${id}`, nameEn: null, registration: status('open') },
    ...{ startDate: '2026-01-24', endDate: addDays('2026-01-24', id % 2) },
  }),
)

export const calendarRegions: readonly Region[] = [
  { code: 'RU-KR', ru: 'Республика Карелия', en: 'Republic of Karelia' },
  { code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' },
]

export const sampleHref = ({ id }: WidgetEvent) => `/view-event/${id}`
