import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldIssues } from '../../field-issues.ts'
import { SignUp } from './account.ts'
import { AdmissionDecision } from './admission.ts'
import { EventCreate, EventUpdate } from './event.ts'
import { OrderInput, OrderUpdate } from './order.ts'
import { TextPublication } from './site.ts'
import { SportRankInput } from './swimmer.ts'
import { TeamUpdate } from './team.ts'

/** Faults as `path: reason`. */
const faults = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error ? fieldIssues(error, value).map(({ path, reason }) => `${path}: ${reason}`) : []
}

describe('rules between the fields of a body', () => {
  it('require a date with a sport rank, and none without one', () => {
    expect(faults(SportRankInput, { sportRank: 'KMS', validFrom: '2025-03-01' })).toEqual([])
    expect(faults(SportRankInput, { sportRank: 'none', validFrom: null })).toEqual([])
    expect(faults(SportRankInput, { sportRank: 'KMS', validFrom: null })).toEqual([
      'validFrom: rank_date_required',
    ])
  })

  it('require a reason for the rejection of a document', () => {
    expect(faults(AdmissionDecision, { state: 'accepted' })).toEqual([])
    expect(faults(AdmissionDecision, { state: 'refused', note: 'Expired' })).toEqual([])
    expect(faults(AdmissionDecision, { state: 'refused' })).toEqual(['note: required'])
  })

  it('require consent at sign-up', () => {
    const form = {
      email: 'anna@polynya.example',
      password: 'ice water',
      firstName: 'Anna',
      lastName: 'Petrova',
    }
    expect(faults(SignUp, { ...form, consent: true })).toEqual([])
    expect(faults(SignUp, { ...form, consent: false })).toEqual(['consent: consent_required'])
  })

  it('require the same sections of a text in both languages', () => {
    const page = (anchor: string) => `# Title\n\nLead.\n\n## Heading {#${anchor}}\n\nText.\n`
    expect(faults(TextPublication, { ru: page('data'), en: page('data') })).toEqual([])
    expect(faults(TextPublication, { ru: page('data'), en: page('rights') })).toEqual([
      'en: text_anchors_differ',
    ])
  })
})

describe('a body', () => {
  it('of an event is a subset of its fields, but a new event has a name', () => {
    expect(faults(EventUpdate, {})).toEqual([])
    expect(faults(EventCreate, {})).toEqual(['name: required'])
    expect(faults(EventCreate, { name: 'Cup', public: true })).toEqual(['public: unknown_field'])
  })

  it('of an event names the field at fault by its path', () => {
    const programData = [
      {
        kind: 'relay',
        name: 'Relays',
        nameEn: null,
        regStartDate: null,
        regEndDate: null,
        slotLimit: 10_001,
        reserved: 0,
        children: [],
      },
    ]
    expect(faults(EventUpdate, { programData, waterTemp: -4 })).toEqual([
      'waterTemp: too_small',
      'programData.0.slotLimit: too_large',
    ])
  })

  it('of an order has at least one swimmer with at least one distance, and at most 20 of them', () => {
    const swimmer = { swimmerId: 1, entries: [{ distanceId: 1 }] }
    expect(faults(OrderInput, { eventId: 1, swimmers: [swimmer] })).toEqual([])
    expect(faults(OrderInput, { eventId: 1, swimmers: [] })).toEqual(['swimmers: required'])
    expect(faults(OrderInput, { eventId: 1, swimmers: [{ swimmerId: 1, entries: [] }] })).toEqual([
      'swimmers.0.entries: required',
    ])
    expect(faults(OrderInput, { eventId: 1, swimmers: Array(21).fill(swimmer) })).toEqual([
      'swimmers: too_long',
    ])
  })

  it('of a changed order may send protected fields back, and no unknown one', () => {
    expect(faults(OrderUpdate, { status: 'paid', total: 1500, refunds: [], version: 3 })).toEqual([])
    expect(faults(OrderUpdate, { paid: true })).toEqual(['paid: unknown_field'])
  })

  it('of a team reads IDs in any case', () => {
    const team = { teamId: 'abcd', teamNameRu: 'Моржи', teamNameEn: 'Walruses' }
    const member = { stageId: 1, iwsaId: 'petr004217' }
    expect(z.parse(TeamUpdate, { ...team, teamMembers: [member] })).toMatchObject({
      teamId: 'ABCD',
      teamMembers: [{ iwsaId: 'PETR004217' }],
    })
    expect(faults(TeamUpdate, { ...team, teamMembers: [{ ...member, stageId: 13 }] })).toEqual([
      'teamMembers.0.stageId: too_large',
    ])
  })
})
