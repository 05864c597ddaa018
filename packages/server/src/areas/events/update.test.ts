import type { Event, EventUpdate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent, COMPLETE } from './testing/an-event.ts'

describe('events.update', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    event = await aDraft(superAdmin.client, {
      dayProgram: [{ date: '2026-02-21', children: [{ time: '10:00', text: 'Opening', textEn: null }] }],
      programData: [
        { ...AN_OFFER, children: [A_DISTANCE, { ...A_DISTANCE, distCode: '50FR' }] },
        { ...AN_OFFER, kind: 'relay', name: 'Эстафеты', children: [{ ...A_DISTANCE, distCode: '4x25FR' }] },
      ],
    })
  })

  const update = (body: EventUpdate, { client } = superAdmin, ifMatch?: number) =>
    client.events.update({ params: { id: event.id }, body }, ifMatch === undefined ? {} : { ifMatch })

  it('changes the given fields and leaves the others', async () => {
    world.clock.pass({ minutes: 1 })
    const after = await update({ nameEn: 'Tura Cup', organizer: null })
    const { registration, ...unchanged } = event
    expect(after).toEqual({
      ...unchanged,
      registration,
      nameEn: 'Tura Cup',
      organizer: null,
      version: 2,
      updatedAt: world.clock.now().toISOString(),
    })
  })

  it('stores public contacts and the English name of the series, and rejects others', async () => {
    const given = {
      contactEmail: 'cup@polynya.example',
      contactPhone: '+7 (3452) 12-34-56',
      series: 'Кубок Туры',
      seriesEn: 'Tura Cup',
    }
    expect(await update(given)).toMatchObject(given)
    const refused = await refusal(update({ contactEmail: 'cup', contactPhone: 'call me' }))
    expect(refused.body.issues).toEqual([
      { path: 'contactEmail', reason: 'not_an_email' },
      { path: 'contactPhone', reason: 'not_a_phone' },
    ])
  })

  it('stores names without the spaces around them, and refuses those of spaces alone', async () => {
    expect(await update({ name: ' Кубок Туры\u00a0' })).toMatchObject({ name: 'Кубок Туры' })
    const { issues } = (await refusal(update({ name: '     ' }))).body
    expect(issues).toMatchObject([{ path: 'name', reason: 'too_short' }])
  })

  it('replaces the whole programme and updates the rows whose ids are given', async () => {
    const [individual, relay] = event.programData
    const [first, second] = individual?.children ?? []
    if (!individual || !relay || !first || !second) throw new Error('The event has no programme')
    const { programData } = await update({
      programData: [
        { ...relay, name: 'Relays', children: [{ ...A_DISTANCE, distCode: '4x25BR' }, ...relay.children] },
        {
          ...individual,
          children: [
            { ...A_DISTANCE, distCode: '100FR' },
            { ...second, slotLimit: 7 },
          ],
        },
        { ...AN_OFFER, name: 'New', children: [] },
      ],
    })
    expect(programData).toMatchObject([
      { id: individual.id, children: [{ id: second.id, slotLimit: 7 }, { distCode: '100FR' }] },
      { id: relay.id, name: 'Relays', children: [{ id: relay.children[0]?.id }, { distCode: '4x25BR' }] },
      { name: 'New', children: [] },
    ])
    expect(programData.flatMap(({ children }) => children.map(({ id }) => id))).not.toContain(first.id)
    expect((await update({ programData: [] })).programData).toEqual([])
  })

  it('keeps the order in which rows are sent, though they come by their ids', async () => {
    const [individual, relay] = event.programData
    if (!individual || !relay) throw new Error('The event has no programme')
    const { position: _, ...first } = individual
    const { programData } = await update({
      programData: [
        { ...relay, position: 0 },
        { ...first, children: individual.children.toReversed().map(({ position: __, ...row }) => row) },
      ],
    })
    expect(programData).toMatchObject([
      { id: individual.id, position: 1, children: [{ position: 1 }, { position: 0 }] },
      { id: relay.id, position: 0 },
    ])
  })

  it('moves a distance to another offer as the same row', async () => {
    const offer = event.programData[0]
    const moved = offer?.children[1]
    if (!offer || !moved) throw new Error('The event has no programme')
    const { programData } = await update({
      programData: [
        { ...offer, children: offer.children.slice(0, 1) },
        { ...AN_OFFER, name: 'Second day', children: [moved] },
      ],
    })
    expect(programData[1]).toMatchObject({
      name: 'Second day',
      children: [{ id: moved.id, distCode: '50FR' }],
    })
  })

  it('replaces the days and updates the rows whose ids are given', async () => {
    const [day] = event.dayProgram
    const [opening] = day?.children ?? []
    if (!day || !opening) throw new Error('The event has no days')
    const { dayProgram } = await update({
      dayProgram: [
        { date: '2026-02-22', children: [] },
        {
          ...day,
          children: [
            { time: '09:00', text: 'Weigh-in', textEn: null },
            { ...opening, time: '11:00' },
          ],
        },
      ],
    })
    expect(dayProgram).toMatchObject([
      { id: day.id, children: [{ id: opening.id, time: '11:00' }, { text: 'Weigh-in' }] },
      { date: '2026-02-22' },
    ])
  })

  it("refuses ids of another event's programme, and one id twice", async () => {
    const other = await aDraft(superAdmin.client, { programData: [{ ...AN_OFFER, children: [A_DISTANCE] }] })
    const [foreign] = other.programData
    const [own] = event.programData
    if (!foreign || !own) throw new Error('The events have no programme')
    const refused = await refusal(
      update({ programData: [{ ...foreign, children: foreign.children }, own, { ...own, children: [] }] }),
    )
    expect(refused.body.issues).toEqual([
      { path: 'programData.0.id', reason: 'not_allowed' },
      { path: 'programData.2.id', reason: 'repeated' },
      { path: 'programData.0.children.0.id', reason: 'not_allowed' },
    ])
    expect(await superAdmin.client.events.get({ params: { id: other.id } })).toMatchObject(other)
  })

  it('publishes an event that is complete, hides it again, and writes both down', async () => {
    const seen = () => world.visitor.events.get({ params: { id: event.id } })
    expect((await update({ public: true })).public).toBe(true)
    expect((await seen()).id).toBe(event.id)
    await update({ public: false })
    expect((await refusal(seen())).body.reason).toBe('event_not_found')
    const rows = await world.db
      .selectFrom('audit')
      .where('object_id', '=', String(event.id))
      .where('action', '=', 'events.update')
      .select(['before', 'after', 'account_id'])
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { before: { public: false }, after: { public: true }, account_id: superAdmin.id },
      { before: { public: true }, after: { public: false } },
    ])
    expect(rows[0]?.after).not.toHaveProperty('name')
  })

  it('does not publish an event that lacks what visitors need, nor lets a public one lose it', async () => {
    const lacking = await refusal(update({ public: true, organizer: null, ageGroupOnDate: null }))
    expect([lacking.status, lacking.body.reason]).toEqual([409, 'event_incomplete'])
    expect(lacking.body.issues).toEqual([
      { path: 'organizer', reason: 'required' },
      { path: 'ageGroupOnDate', reason: 'required' },
    ])
    await update({ public: true })
    expect((await refusal(update({ address: null }))).body.reason).toBe('event_incomplete')
  })

  it('validates given fields together with stored ones', async () => {
    expect((await refusal(update({ endDate: '2026-02-20' }))).body.issues).toEqual([
      { path: 'endDate', reason: 'end_before_start' },
    ])
    const [offer] = event.programData
    if (!offer) throw new Error('The event has no programme')
    await update({ programData: [{ ...offer, regEndDate: '2026-02-10T00:00:00+05:00' }] })
    const shorter = await refusal(update({ regEndDate: '2026-02-09T00:00:00+05:00' }))
    expect(shorter.body.issues).toEqual([
      { path: 'programData.0.regEndDate', reason: 'registration_outside' },
    ])
  })

  it('refuses a change of a version that is not the last', async () => {
    await update({ priority: 1 }, superAdmin, 1)
    const stale = await refusal(update({ priority: 2 }, superAdmin, 1))
    expect([stale.status, stale.body.reason]).toEqual([409, 'stale'])
    expect(await update({ priority: 3 }, superAdmin, 2)).toMatchObject({ priority: 3, version: 3 })
  })

  it('lets one of many simultaneous changes of a version through', async () => {
    const changes = Array.from({ length: 8 }, (_, priority) =>
      update({ priority: priority + 1 }, superAdmin, 1),
    )
    const outcomes = await Promise.allSettled(changes)
    const lost = outcomes.filter(({ status }) => status === 'rejected')
    expect(lost).toHaveLength(7)
    expect(lost.map((outcome) => 'reason' in outcome && outcome.reason.body.reason)).toEqual(
      Array(7).fill('stale'),
    )
    const { version } = await superAdmin.client.events.get({ params: { id: event.id } })
    expect(version).toBe(2)
  })

  it('requires super administrators of both its former and its new region', async () => {
    const regional = await world.account([
      { right: 'superAdmin', region: 'RU-TYU' },
      { right: 'admin', region: 'RU-SVE' },
    ])
    expect((await update({ priority: 4 }, regional)).priority).toBe(4)
    for (const region of ['RU-SVE', 'RU-MOS', null]) {
      expect((await refusal(update({ region }, regional))).body.reason).toBe('no_access')
    }
    const ural = await aPublicEvent(superAdmin.client, { region: 'RU-SVE' })
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-MOS' }])
    for (const { client } of [regional, foreign]) {
      const denied = await refusal(client.events.update({ params: { id: ural.id }, body: { priority: 1 } }))
      expect([denied.status, denied.body.reason]).toEqual([403, 'no_access'])
    }
  })

  it('is not for anybody else', async () => {
    const { body, status } = await refusal(
      world.visitor.events.update({ params: { id: event.id }, body: {} }),
    )
    expect([status, body.reason]).toEqual([401, 'sign_in_required'])
    for (const person of [await world.account(), await world.account(['admin'])]) {
      expect((await refusal(update({}, person))).body.reason).toBe('no_access')
    }
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-MOS' }])
    expect((await refusal(update({}, foreign))).body.reason).toBe('event_not_found')
    const missing = superAdmin.client.events.update({ params: { id: 2_147_483_647 }, body: {} })
    expect((await refusal(missing)).body.reason).toBe('event_not_found')
  })

  it('takes a whole event back only without what the server alone decides', async () => {
    const refused = await refusal(update({ ...COMPLETE, version: 1 } as EventUpdate))
    expect(refused.body.issues).toEqual([{ path: 'version', reason: 'unknown_field' }])
  })
})
