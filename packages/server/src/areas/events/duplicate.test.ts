import type { Event, EventDuplicate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent, COMPLETE } from './testing/an-event.ts'
import { A_PDF, aFile } from './testing/uploads.ts'

describe('events.duplicate', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    event = await aPublicEvent(superAdmin.client, {
      timeZone: 'Europe/Berlin',
      regStartDate: '2026-01-10T10:00:00+01:00',
      dayProgram: [{ date: '2026-02-21', children: [{ time: '10:00', text: 'Opening', textEn: null }] }],
      programData: [
        { ...AN_OFFER, regEndDate: '2026-02-10T12:00:00+01:00', children: [A_DISTANCE] },
        { ...AN_OFFER, kind: 'relay', name: 'Relays', children: [{ ...A_DISTANCE, distCode: '4x25FR' }] },
      ],
    })
  })

  const duplicate = (body: EventDuplicate = {}, { client } = superAdmin) =>
    client.events.duplicate({ params: { id: event.id }, body })

  it('moves the dates of fees, refunds, discounts and deadlines, and takes place as planned', async () => {
    const [offer] = event.programData
    if (!offer) throw new Error('The event has no programme')
    const fees = { byCount: [1500], lateFrom: '2026-02-01', late: 300, onSpot: null }
    await superAdmin.client.events.update({
      params: { id: event.id },
      body: {
        programData: [{ ...offer, fees }, ...event.programData.slice(1)],
        discounts: [
          { kind: 'para', percent: 50 },
          { kind: 'early', percent: 10, until: '2026-01-31' },
        ],
        refundRule: [{ until: '2026-02-10', percent: 100 }],
        entryRules: { ...event.entryRules, changeUntil: '2026-02-20T12:00:00+01:00' },
        seminarDate: '2026-02-20',
      },
    })
    await superAdmin.client.events.setState({
      params: { id: event.id },
      body: { state: 'postponed', name: event.name, entrants: 0 },
    })
    const { eventState, discounts, refundRule, entryRules, seminarDate, programData } = await duplicate({
      startDate: '2026-02-28',
    })
    expect({ eventState, discounts, refundRule, seminarDate }).toEqual({
      eventState: 'planned',
      discounts: [
        { kind: 'para', percent: 50 },
        { kind: 'early', percent: 10, until: '2026-02-07' },
      ],
      refundRule: [{ until: '2026-02-17', percent: 100 }],
      seminarDate: '2026-02-27',
    })
    expect(entryRules.changeUntil).toBe('2026-02-27T11:00:00.000Z')
    expect(programData[0]?.fees).toEqual({ ...fees, lateFrom: '2026-02-08' })
    expect(await duplicate()).toMatchObject({ discounts: [{ kind: 'para', percent: 50 }], refundRule: [] })
  })

  it('copies programme and descriptions into an unpublished event without dates and files', async () => {
    const params = { id: event.id }
    await superAdmin.client.events.createDesc({ params, body: { lang: 'en', html: '<p>Welcome</p>' } })
    const body = { file: aFile('rules.pdf', A_PDF) }
    await superAdmin.client.events.uploadFile({ params: { ...params, type: 'reguls' }, body })

    const copy = await duplicate()
    expect(copy).toMatchObject({
      name: COMPLETE.name,
      nameEn: COMPLETE.nameEn,
      region: COMPLETE.region,
      public: false,
      version: 1,
      startDate: null,
      endDate: null,
      ageGroupOnDate: null,
      regStartDate: null,
      regEndDate: null,
      dayProgram: [],
      descriptionHTML: [{ lang: 'en', html: '<p>Welcome</p>' }],
      programData: [
        { regEndDate: null, children: [{ distCode: '25FR', slotLimit: 40 }] },
        { kind: 'relay', name: 'Relays', children: [{ distCode: '4x25FR' }] },
      ],
    })
    expect(copy.id).not.toBe(event.id)
    expect((await superAdmin.client.events.view({ params: { id: copy.id } })).documents).toEqual([])
    const { registration: _, ...rest } = event
    expect(await superAdmin.client.events.get({ params })).toMatchObject({
      programData: rest.programData,
      dayProgram: rest.dayProgram,
    })
  })

  it('moves every date with the first day, registration by the clock of the venue', async () => {
    const copy = await duplicate({ name: 'Summer cup', startDate: '2026-07-18' })
    expect(copy).toMatchObject({
      name: 'Summer cup',
      startDate: '2026-07-18',
      endDate: '2026-07-19',
      ageGroupOnDate: '2026-07-18',
      regStartDate: '2026-06-06T08:00:00.000Z',
      dayProgram: [{ date: '2026-07-18', children: [{ time: '10:00', text: 'Opening' }] }],
      programData: [{ regEndDate: '2026-07-07T10:00:00.000Z' }, {}],
    })
  })

  it('moves a date of ages outside the event by years: ages change at the same day of the year', async () => {
    const { id } = event
    const copiedAgeDate = async (ageGroupOnDate: string, startDate: string) => {
      await superAdmin.client.events.update({ params: { id }, body: { ageGroupOnDate } })
      return (await duplicate({ startDate })).ageGroupOnDate
    }
    expect(await copiedAgeDate('2025-12-31', '2027-02-20')).toBe('2026-12-31')
    expect(await copiedAgeDate('2026-12-31', '2028-02-19')).toBe('2028-12-31')
    expect(await copiedAgeDate('2025-12-31', '2026-03-14')).toBe('2025-12-31')
    expect(await copiedAgeDate('2026-02-22', '2027-02-20')).toBe('2027-02-21')
  })

  it('writes down what it is a copy of', async () => {
    const { id } = await duplicate()
    const audit = world.db.selectFrom('audit').where('object_id', '=', String(id)).selectAll()
    expect(await audit.execute()).toMatchObject([
      { action: 'events.duplicate', after: { name: COMPLETE.name, copyOf: event.id } },
    ])
  })

  it('names what is wrong with the name and the first day', async () => {
    const { status, body } = await refusal(duplicate({ name: 'A', startDate: '2026-02-30' }))
    expect([status, body.reason]).toEqual([400, 'invalid_input'])
    expect(body.issues).toEqual([
      { path: 'name', reason: 'too_short', limit: 3 },
      { path: 'startDate', reason: 'date_does_not_exist' },
    ])
    expect((await refusal(duplicate({ startDate: '3000-01-01' }))).body.issues).toContainEqual({
      path: 'startDate',
      reason: 'not_a_date',
    })
  })

  it('is for super administrators of the region', async () => {
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    const outcomes = [
      await refusal(world.visitor.events.duplicate({ params: { id: event.id } })),
      await refusal(duplicate({}, await world.account(['admin']))),
      await refusal(duplicate({}, foreign)),
      await refusal(superAdmin.client.events.duplicate({ params: { id: 999_999 } })),
    ]
    expect(outcomes.map(({ body }) => body.reason)).toEqual([
      'sign_in_required',
      'no_access',
      'no_access',
      'event_not_found',
    ])
    expect(
      await duplicate({}, await world.account([{ right: 'superAdmin', region: 'RU-TYU' }])),
    ).toBeDefined()
  })
})
