import type { EventSessionUpdate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { A_DISTANCE, AN_OFFER } from './testing/an-event.ts'

describe('Sessions of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let params: { id: number }

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    meet = await aMeet(world, { swimmers: 1, distances: [{ session: 1 }, { distCode: '50BR', session: 2 }] })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    params = { id: meet.event.id }
  })

  const list = async (client = world.visitor) => (await client.events.sessions({ params })).sessions
  const first = async () => {
    const [session] = await list()
    return { params: { ...params, sessionId: session?.id ?? 0 }, version: session?.version ?? 0 }
  }
  const update = async (body: EventSessionUpdate) =>
    administrator.client.events.updateSession({ params: (await first()).params, body })

  it('are created for the sessions to which the programme refers', async () => {
    expect(await list()).toMatchObject([
      { number: 1, date: '2026-02-21', time: null, startsAt: null, courseMetres: 25, waterTemp: null },
      { number: 2, date: '2026-02-21', officials: [] },
    ])
    const superAdministrator = await world.account(['superAdmin'])
    const children = [{ ...A_DISTANCE, session: 7 }]
    const body = { programData: [{ ...AN_OFFER, children }] }
    await superAdministrator.client.events.update({ params, body })
    expect((await list()).map(({ number }) => number)).toEqual([1, 2, 7])
  })

  it('have a start, a course and measured temperatures with one decimal', async () => {
    const body = { name: 'Утро', nameEn: 'Morning', time: '10:30', waterTemp: 0.4, airTemp: -12.5 }
    expect(await update({ ...body, courseMetres: null })).toMatchObject({
      ...body,
      courseMetres: null,
      startsAt: '2026-02-21T05:30:00.000Z',
      version: 2,
    })
    expect(await update({ waterTemp: null })).toMatchObject({ ...body, waterTemp: null })
    const wrong = await refusal(update({ waterTemp: 0.45, airTemp: -80, time: '25:00' }))
    expect(wrong.body.issues).toEqual([
      { path: 'time', reason: 'wrong_format' },
      { path: 'waterTemp', reason: 'wrong_format' },
      { path: 'airTemp', reason: 'too_small', limit: -60 },
    ])
  })

  it('order their distances in the timetable, each planned after the heats before it', async () => {
    const two = await aMeet(world, { swimmers: 2, distances: [{}, { distCode: '50BR' }] })
    const at = { params: { id: two.event.id } }
    const { events } = administrator.client
    const [{ id: sessionId = 0 } = {}] = (await events.sessions(at)).sessions
    const inSession = { params: { ...at.params, sessionId } }
    const [one = 0, other = 0] = two.distanceIds
    for (const distanceId of two.distanceIds) {
      await two.enter(0, { distanceId })
      await two.enter(1, { distanceId, state: 'confirmed' })
    }
    const plan = async () =>
      (await world.visitor.events.prestartLists(at)).lists.map(({ distanceId, startsAt, isStartFixed }) => [
        distanceId,
        startsAt?.slice(11, 16) ?? null,
        isStartFixed,
      ])
    expect(await plan()).toEqual([
      [one, null, false],
      [other, null, false],
    ])
    await events.updateSession({ ...inSession, body: { time: '10:30', distanceOrder: [other, one] } })
    expect(await plan()).toEqual([
      [other, '05:30', false],
      [one, '05:33', false],
    ])
    await events.seedPrestart({ ...at, body: {} })
    await events.publishPrestart({ ...at, body: { isPublished: true } })
    const params = { ...at.params, distanceId: other }
    await events.startPrestart({ params, body: { startsAt: '2026-02-21T12:00:00+05:00' } })
    expect(await plan()).toEqual([
      [other, '07:00', true],
      [one, '07:03', false],
    ])
    const { lists } = await world.visitor.events.prestart(at)
    expect(lists.map(({ heats }) => heats[0]?.startsAt?.slice(11, 16))).toEqual(['07:00', '07:03'])
    const wrong = await refusal(
      events.updateSession({ ...inSession, body: { distanceOrder: [one, one, meet.distanceIds[0] ?? 0] } }),
    )
    expect(wrong.body.issues).toEqual([
      { path: 'distanceOrder.1', reason: 'repeated' },
      { path: 'distanceOrder.2', reason: 'not_allowed' },
    ])
  })

  it('are copied with the event: names, starts, order and rules, but no temperatures or officials', async () => {
    const superAdministrator = await world.account(['superAdmin'])
    const officials = [{ role: 'starter', category: null, name: 'Петров Пётр' }] as const
    await update({ name: 'Утро', time: '10:30', waterTemp: 0.4, officials: [...officials] })
    await update({ distanceOrder: [meet.distanceIds[0] ?? 0] })
    await administrator.client.events.updateListRules({
      params,
      body: { distanceId: meet.distanceIds[0] ?? 0, rules: { gapMinutes: 9 } },
    })
    const copy = await superAdministrator.client.events.duplicate({
      params,
      body: { startDate: '2027-02-20' },
    })
    const at = { params: { id: copy.id } }
    const copied = copy.programData[0]?.children[0]?.id ?? 0
    expect((await superAdministrator.client.events.sessions(at)).sessions).toMatchObject([
      {
        number: 1,
        name: 'Утро',
        date: '2027-02-20',
        time: '10:30',
        waterTemp: null,
        officials: [],
        distanceOrder: [copied],
      },
      { number: 2 },
    ])
    const { distances } = await superAdministrator.client.events.listRules(at)
    expect(distances[0]).toMatchObject({ distanceId: copied, rules: { gapMinutes: 9 } })
  })

  it('name officials: swimmers, accounts and names; only administrators see the addresses of accounts', async () => {
    const { iwsaid = '' } = meet.swimmers[0] ?? {}
    const { email } = meet.owner
    const { officials } = await update({
      officials: [
        { role: 'starter', category: '1K', name: 'Антонова А.', iwsaid },
        { role: 'chiefJudge', category: 'VK', name: 'Иванова М.', nameEn: 'Ivanova M.', email },
        { role: 'doctor', category: null, name: 'Петров П.' },
      ],
    })
    expect(officials).toEqual([
      { role: 'starter', category: '1K', name: 'Антонова А.', nameEn: null, iwsaid, email: null },
      { role: 'chiefJudge', category: 'VK', name: 'Иванова М.', nameEn: 'Ivanova M.', iwsaid: null, email },
      { role: 'doctor', category: null, name: 'Петров П.', nameEn: null, iwsaid: null, email: null },
    ])
    const [asVisitor] = await list()
    expect(asVisitor?.officials.map((official) => official.email)).toEqual([null, null, null])
    expect(await update({ name: 'Утро' })).toMatchObject({ officials })
    expect((await update({ officials: [] })).officials).toEqual([])
  })

  it('refuse officials without a profile or an account, storing nothing', async () => {
    const name = 'Петров П.'
    const official = { role: 'doctor', category: null, name } as const
    const officials = [
      official,
      { ...official, iwsaid: 'NONE999999' },
      { ...official, email: 'no@no.example' },
    ]
    const { status, body } = await refusal(update({ name: 'День', officials }))
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'officials.1.iwsaid', reason: 'member_unknown' },
      { path: 'officials.2.email', reason: 'account_unknown' },
    ])
    expect((await list())[0]).toMatchObject({ name: null, officials: [], version: 1 })
  })

  it('are not overwritten by a caller with an outdated version', async () => {
    const { params: inSession, version } = await first()
    const { events } = administrator.client
    await events.updateSession({ params: inSession, body: { name: 'Утро' } }, { ifMatch: version })
    const stale = [
      refusal(events.updateSession({ params: inSession, body: { name: 'День' } }, { ifMatch: version })),
      refusal(events.removeSession({ params: inSession }, { ifMatch: version })),
    ]
    expect((await Promise.all(stale)).map(({ body }) => body.reason)).toEqual(['stale', 'stale'])
  })

  it('are created with the next number, and deleted only without distances', async () => {
    const { events } = administrator.client
    const created = await events.createSession({ params, body: { name: 'Эстафеты' } })
    expect(created).toMatchObject({ number: 3, name: 'Эстафеты', courseMetres: 25 })
    const again = await refusal(events.createSession({ params, body: { number: 3 } }))
    expect([again.status, again.body.reason]).toEqual([409, 'event_session_exists'])

    const used = await refusal(events.removeSession({ params: (await first()).params }))
    expect([used.status, used.body.reason]).toEqual([409, 'event_session_used'])
    const inSession = { params: { ...params, sessionId: created.id } }
    await events.removeSession(inSession)
    expect((await list()).map(({ number }) => number)).toEqual([1, 2])
    const gone = await Promise.all([
      refusal(events.removeSession(inSession)),
      refusal(events.updateSession({ ...inSession, body: {} })),
    ])
    expect(gone.map(({ body }) => body.reason)).toEqual([
      'event_session_not_found',
      'event_session_not_found',
    ])
  })

  it('are changed only by administrators of the region, and every change is audited', async () => {
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const { params: inSession } = await first()
    for (const { client } of [elsewhere, await world.account()]) {
      const refused = [
        refusal(client.events.createSession({ params })),
        refusal(client.events.updateSession({ params: inSession, body: { name: 'Утро' } })),
        refusal(client.events.removeSession({ params: inSession })),
      ]
      expect((await Promise.all(refused)).map(({ body }) => body.reason)).toEqual(Array(3).fill('no_access'))
    }
    await update({ waterTemp: 1.2 })
    const rows = await world.db
      .selectFrom('audit')
      .where('action', '=', 'events.updateSession')
      .where('object_id', '=', String(params.id))
      .select(['object_kind', 'object_id', 'before', 'after'])
      .execute()
    expect(rows).toMatchObject([
      {
        object_kind: 'event',
        object_id: String(params.id),
        before: { waterTemp: null },
        after: { session: 1, waterTemp: 1.2 },
      },
    ])
  })
})
