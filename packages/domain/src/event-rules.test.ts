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

/** An event that contradicts itself nowhere, each bound at its utmost. */
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

describe('what contradicts itself in an event', () => {
  it('is nothing where every bound is just kept', () => {
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

  it('says nothing of what is not known yet', () => {
    const unknown = { startDate: null, regStartDate: null, endsAt: null, ageGroups: [] }
    expect(eventContradictions({ ...event, ...unknown })).toEqual([])
  })
})

describe("an offer's registration", () => {
  it("may fill the event's own", () => {
    const { regStartDate, regEndDate } = event
    expect(withOffer({ regStartDate, regEndDate })).toEqual([])
  })

  it.each([
    [{ regStartDate: new Date('2025-09-30T23:59:59Z') }, 'regStartDate', 'registration_outside'],
    [{ regEndDate: new Date('2025-12-13T19:00:01Z') }, 'regEndDate', 'registration_outside'],
    [{ regEndDate: new Date('2025-10-01T00:00:00Z') }, 'regEndDate', 'registration_reversed'],
    [{ regStartDate: new Date('2025-12-13T19:00:00Z') }, 'regStartDate', 'registration_reversed'],
  ])('%j breaks it at %s: %s', (change, path, reason) => {
    expect(withOffer(change)).toEqual([{ path: `programData.0.${path}`, reason }])
  })
})

describe('a distance of an offer', () => {
  it.each([
    [{ distCode: '4x25MX' }, { path: 'distCode', reason: 'not_allowed' }],
    [{ minAge: 19 }, { path: 'maxAge', reason: 'age_group_bounds_reversed' }],
    [{ paraGroups: ['PS1', 'PS1'] }, { path: 'paraGroups', reason: 'repeated' }],
    [{ divisions: ['general', 'general'] }, { path: 'divisions', reason: 'repeated' }],
    [{ reserved: 11 }, { path: 'reserved', reason: 'too_large', limit: 10 }],
  ] as const)('%j is refused', (change, issue) => {
    expect(withDistance(change)).toEqual([{ ...issue, path: `programData.0.children.1.${issue.path}` }])
  })

  it('of a relay offer is a relay', () => {
    const path = 'programData.0.children.0.distCode'
    expect(withOffer({ kind: 'relay' })).toEqual([{ path, reason: 'not_allowed' }])
    expect(withOffer({ kind: 'relay', children: [{ ...distance, distCode: '4x25MX' }] })).toEqual([])
  })
})

describe('what an event lacks before it can be published', () => {
  it('is nothing where visitors are told what and where and when', () => {
    expect(publishingGaps({ ...event, regStartDate: null, regEndDate: null, offers: [] })).toEqual([])
  })

  it.each(['name', 'organizer', 'address', 'startDate', 'endDate', 'ageGroupOnDate'] as const)(
    'is %s',
    (path) => {
      const missing = path === 'name' ? '' : null
      expect(publishingGaps({ ...event, [path]: missing })).toEqual([{ path, reason: 'required' }])
    },
  )
})

describe('what to know before an event is published', () => {
  const ready = { ...event, coord: { lat: 57, lon: 65 }, documents: 1 }
  const now = new Date('2025-11-01T00:00:00Z')

  it('is nothing where visitors find all that they look for', () => {
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

it('shows rows of a programme by their places, and as they were made where those are alike', () => {
  const rows = [
    { id: 1, position: 1 },
    { id: 2, position: 0 },
    { id: 3, position: 1 },
  ]
  expect(inProgrammeOrder(rows).map(({ id }) => id)).toEqual([2, 1, 3])
})
