import { describe, expect, it } from 'vitest'
import {
  type EventDraft,
  eventContradictions,
  inProgrammeOrder,
  type OfferDraft,
  publishingGaps,
  publishingWarnings,
} from './event-rules.ts'

const distance: OfferDraft['children'][number] = {
  distCode: '25FR',
  minAge: 18,
  maxAge: 18,
  paraGroups: ['PS1', 'PS2'],
  divisions: ['general', 'wetsuit'],
  slotLimit: 10,
  reserved: 10,
}

const offer: OfferDraft = {
  kind: 'individual',
  regStartDate: null,
  regEndDate: null,
  slotLimit: null,
  reserved: 0,
  children: [distance],
}

/** An event without contradictions, with each value at its bound. */
const event: EventDraft = {
  name: 'Cup of the Tura',
  organizer: 'Federation of Tyumen',
  address: 'Tyumen',
  startDate: '2025-12-13',
  endDate: '2025-12-13',
  ageGroupOnDate: '2025-12-13',
  regStartDate: new Date('2025-10-01T00:00:00Z'),
  regEndDate: new Date('2025-12-13T19:00:00Z'),
  endsAt: new Date('2025-12-13T19:00:00Z'),
  ageGroups: [{ code: '18+', minAge: 18, maxAge: null }],
  offers: [offer],
}

const withOffer = (change: Partial<OfferDraft>) =>
  eventContradictions({ ...event, offers: [{ ...offer, ...change }] })

const withDistance = (change: Partial<OfferDraft['children'][number]>) =>
  withOffer({ children: [distance, { ...distance, ...change }] })

describe('Contradictions of an event', () => {
  it('are none if every value is at its bound', () => {
    expect(eventContradictions(event)).toEqual([])
  })

  it.each([
    [{ endDate: '2025-12-12' }, 'endDate', 'end_before_start'],
    [{ regEndDate: event.regStartDate }, 'regEndDate', 'registration_reversed'],
    [{ regEndDate: new Date('2025-12-13T19:00:01Z') }, 'regEndDate', 'registration_after_end'],
    [{ ageGroups: [{ code: 'A', minAge: 9, maxAge: 8 }] }, 'ageGroups.0', 'age_group_bounds_reversed'],
  ] as const)('%j is wrong at %s: %s', (change, path, reason) => {
    expect(eventContradictions({ ...event, ...change })).toEqual([{ path, reason }])
  })

  it('are not reported for unknown values', () => {
    const unknown = { startDate: null, regStartDate: null, endsAt: null, ageGroups: [] }
    expect(eventContradictions({ ...event, ...unknown })).toEqual([])
  })
})

describe("An offer's registration", () => {
  it("may equal the event's", () => {
    const { regStartDate, regEndDate } = event
    expect(withOffer({ regStartDate, regEndDate })).toEqual([])
  })

  it.each([
    [{ regStartDate: new Date('2025-09-30T23:59:59Z') }, 'regStartDate', 'registration_outside'],
    [{ regEndDate: new Date('2025-12-13T19:00:01Z') }, 'regEndDate', 'registration_outside'],
    [{ regEndDate: new Date('2025-10-01T00:00:00Z') }, 'regEndDate', 'registration_reversed'],
    [{ regStartDate: new Date('2025-12-13T19:00:00Z') }, 'regStartDate', 'registration_reversed'],
  ])('%j violates it at %s: %s', (change, path, reason) => {
    expect(withOffer(change)).toEqual([{ path: `programData.0.${path}`, reason }])
  })
})

describe('A distance of an offer', () => {
  it.each([
    [{ distCode: '4x25MX' }, { path: 'distCode', reason: 'not_allowed' }],
    [{ minAge: 19 }, { path: 'maxAge', reason: 'age_group_bounds_reversed' }],
    [{ paraGroups: ['PS1', 'PS1'] }, { path: 'paraGroups', reason: 'repeated' }],
    [{ divisions: ['general', 'general'] }, { path: 'divisions', reason: 'repeated' }],
    [{ reserved: 11 }, { path: 'reserved', reason: 'too_large', limit: 10 }],
  ] as const)('%j is rejected', (change, issue) => {
    expect(withDistance(change)).toEqual([{ ...issue, path: `programData.0.children.1.${issue.path}` }])
  })

  it('of a relay offer is a relay', () => {
    const path = 'programData.0.children.0.distCode'
    expect(withOffer({ kind: 'relay' })).toEqual([{ path, reason: 'not_allowed' }])
    expect(withOffer({ kind: 'relay', children: [{ ...distance, distCode: '4x25MX' }] })).toEqual([])
  })
})

describe('Missing data before publication', () => {
  it('are none if visitors can see what, where and when', () => {
    expect(publishingGaps({ ...event, regStartDate: null, regEndDate: null, offers: [] })).toEqual([])
  })

  it.each(['name', 'organizer', 'address', 'startDate', 'endDate', 'ageGroupOnDate'] as const)(
    'are %s',
    (path) => {
      const missing = path === 'name' ? '' : null
      expect(publishingGaps({ ...event, [path]: missing })).toEqual([{ path, reason: 'required' }])
    },
  )
})

describe('Warnings before publication', () => {
  const ready = { ...event, coord: { lat: 57, lon: 65 }, documents: 1 }
  const now = new Date('2025-11-01T00:00:00Z')

  it('are none for a complete event', () => {
    expect(publishingWarnings(ready, now)).toEqual([])
  })

  it.each([
    [{ regEndDate: null }, 'no_registration'],
    [{ offers: [{ ...offer, children: [] }] }, 'no_programme'],
    [{ documents: 0 }, 'no_documents'],
    [{ coord: null }, 'no_place'],
    [{ endsAt: now }, 'is_over'],
  ])('%j: %s', (change, warning) => {
    expect(publishingWarnings({ ...ready, ...change }, now)).toEqual([warning])
  })
})

it('inProgrammeOrder sorts rows by position, then by creation', () => {
  const rows = [
    { id: 1, position: 1 },
    { id: 2, position: 0 },
    { id: 3, position: 1 },
  ]
  expect(inProgrammeOrder(rows).map(({ id }) => id)).toEqual([2, 1, 3])
})
