import { EventCreate } from '@polynya/contract'
import {
  addDays,
  DEFAULT_ENTRY_RULES,
  DEFAULT_LIST_SETTINGS,
  type EventTerms,
  eventContradictions,
  publishingGaps,
  registrationStatus,
  seasonOf,
  startOfDay,
  termsContradictions,
  waterCategory,
} from '@polynya/domain'
import { expect, test } from 'vitest'
import { isWritable } from '../drawings/stroke-letters.ts'
import { SIZES } from '../stories/world.ts'
import { anEvent } from './an-event.ts'
import { GATHERINGS } from './gatherings.ts'
import { plannedEvents } from './plans.ts'
import { SHOWCASE, type ShowpieceName } from './showcase.ts'

/** One instant per month, at hours at which the date differs between time zones. */
const MOMENTS = Array.from(
  { length: 12 },
  (_, month) => new Date(Date.UTC(2026, month, 3 + 2 * month, (month * 7) % 24)),
)
const NOW = new Date('2026-11-20T09:00:00Z')

const at = (text: string | null | undefined) => (text ? new Date(text) : null)

/** The event as input of the domain rules. */
function draftOf(event: EventCreate) {
  const { startDate = null, endDate = null, timeZone = 'Europe/Moscow', programData = [] } = event
  return {
    name: event.name,
    organizer: event.organizer ?? null,
    address: event.address ?? null,
    ageGroupOnDate: event.ageGroupOnDate ?? null,
    ageGroups: event.ageGroups ?? [],
    startDate,
    endDate,
    timeZone,
    regStartDate: at(event.regStartDate),
    regEndDate: at(event.regEndDate),
    endsAt: endDate && startOfDay(addDays(endDate, 1), timeZone),
    offers: programData.map((offer) => ({
      ...offer,
      regStartDate: at(offer.regStartDate),
      regEndDate: at(offer.regEndDate),
    })),
  } as Parameters<typeof eventContradictions>[0] & Parameters<typeof registrationStatus>[0]
}

/** Entry terms of the event, with the defaults of the domain. */
const termsOf = (event: EventCreate): EventTerms => ({
  timeZone: 'Europe/Moscow',
  endDate: null,
  regStartDate: null,
  regEndDate: null,
  currency: 'RUB',
  freeEvent: false,
  programData: [],
  discounts: [],
  servicePercent: 0,
  mktPlacePercent: 0,
  refundRule: [],
  paymentSchema: [],
  entryRules: DEFAULT_ENTRY_RULES,
  listSettings: DEFAULT_LIST_SETTINGS,
  ...(event as Partial<EventTerms>),
})

const STATES = Object.keys(SHOWCASE).filter(
  (name) => !['draft', 'bare', 'openInKarelia', 'openAbroad', 'openFree', 'calledOff'].includes(name),
)

test.each(MOMENTS)('has at %s an event for every state of registration, named after it', (now) => {
  for (const plan of plannedEvents(now, SIZES.demo)) {
    if (!plan.showpiece || !STATES.includes(plan.showpiece)) continue
    expect([plan.showpiece, registrationStatus(draftOf(anEvent(plan)), now).state]).toEqual([
      plan.showpiece,
      plan.showpiece,
    ])
  }
})

test.each(MOMENTS)('has at %s only events that the contract and the domain rules accept', (now) => {
  for (const plan of plannedEvents(now, SIZES.demo)) {
    const event = anEvent(plan)
    expect(EventCreate.safeParse(event).error?.issues ?? []).toEqual([])
    expect(eventContradictions(draftOf(event))).toEqual([])
    expect(termsContradictions(termsOf(event))).toEqual([])
    expect(publishingGaps(draftOf(event)).length > 0).toBe(plan.finish === 'draft')
  }
})

test('returns the same events for the same instant', () => {
  expect(plannedEvents(NOW, SIZES.demo).map(anEvent)).toEqual(plannedEvents(NOW, SIZES.demo).map(anEvent))
})

test.each([
  ['small', SIZES.small, 1],
  ['demo', SIZES.demo, 4],
  ['large', { events: 1000, seasons: 16 }, 16],
] as const)('has as many events and seasons as requested for a %s federation', (_, size, seasons) => {
  const plans = plannedEvents(NOW, size)
  expect(plans).toHaveLength(size.events)
  expect(new Set(plans.map(({ startDate }) => seasonOf(startDate).label)).size).toBe(seasons)
})

test('has an archive of past events without duplicates', () => {
  const past = plannedEvents(NOW, { events: 500, seasons: 10 }).filter(({ showpiece }) => showpiece === null)
  expect(past.every(({ endDate }) => endDate < '2026-11-07')).toBe(true)
  expect(new Set(past.map((plan) => `${anEvent(plan).name} ${plan.startDate}`)).size).toBe(past.length)
})

test('shows the most instructive events in a small world', () => {
  const names: (ShowpieceName | null)[] = plannedEvents(NOW, SIZES.small).map(({ showpiece }) => showpiece)
  expect(names).toEqual(['open', 'draft', 'finished'])
})

test('gives every event the water category of its temperature', () => {
  for (const plan of plannedEvents(NOW, SIZES.demo)) {
    const { waterTemp, waterCat } = anEvent(plan)
    if (waterTemp != null) expect(waterCat).toBe(waterCategory(waterTemp))
  }
})

test('uses only names that posters can render', () => {
  const names = Object.values(GATHERINGS).flatMap(({ name }) => [name.ru, name.en])
  expect(names.filter((name) => !isWritable(name))).toEqual([])
})
