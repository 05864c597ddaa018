import type { EventSessionUpdate } from '@polynya/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { A_DISTANCE, AN_OFFER } from './testing/an-event.ts'

describe('Sessions of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let params: { id: number }

  beforeEach(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 1, distances: [{ session: 1 }, { distCode: '50BR', session: 2 }] })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    params = { id: meet.event.id }
  })
  afterEach(() => world.stop())

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
