import { type Client, REASONS, type Reason } from '@polynya/contract'
import { DEFAULT_TIME_ZONE, dateInZone, type RegistrationState } from '@polynya/domain'
import { createClient, memoryStore } from '@polynya/sdk'
import {
  ERROR_SCENARIOS,
  type Federation,
  makeFederation,
  PERSONAS,
  type ScenarioContext,
  SHOWCASE,
} from '@polynya/testkit/federation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completedRun } from '../../packages/server/src/areas/consistency/testing/completed-run.ts'
import type { Installation } from './open-installation.ts'
import { type OpenWorld, openWorld } from './open-world.ts'
import { testInstallation } from './testing/test-installation.ts'

/** Milliseconds. */
const SLOW = 180_000
const SHOWN = Object.keys(SHOWCASE).length

let installation: Installation
let open: OpenWorld
let federation: Federation
let visitor: Client

beforeAll(async () => {
  installation = await testInstallation()
  open = await openWorld(installation.deps)
  federation = await makeFederation(open.world, { seasons: 2, events: SHOWN + 2, swimmers: 45, photos: 2 })
  visitor = open.world.visitor
}, SLOW)

afterAll(async () => {
  await open.close()
  await installation.close()
})

describe('Events of the federation', () => {
  const STATES = [
    'unknown',
    'willOpen',
    'open',
    'willClose',
    'individualClosed',
    'closed',
    'goingOn',
    'finishingToday',
    'finished',
  ] as const satisfies RegistrationState[]

  test.each(STATES)('include one in the registration state %s', async (status) => {
    const { events } = await visitor.events.list({ query: { status } })
    expect(events.map(({ id }) => id)).toContain(federation.events[status])
  })

  test('include a large open one on the home page, with poster, logo and documents', async () => {
    const { event } = await visitor.events.featured()
    expect(event).toMatchObject({ id: federation.events.open, registration: { state: 'open' } })
    const { poster, logoFile, documents, descriptionHTML } = await visitor.events.view({
      params: { id: event?.id ?? 0 },
    })
    expect([poster, logoFile, documents.length > 0, descriptionHTML.length]).toEqual([
      expect.any(String),
      expect.any(String),
      true,
      2,
    ])
  })

  test('include one without pictures and documents, and one that only administrators see', async () => {
    const { bare = 0, draft = 0 } = federation.events
    expect(await visitor.events.view({ params: { id: bare } })).toMatchObject({
      poster: null,
      logoFile: null,
      documents: [],
    })
    const { events } = await federation.clients.administrator.events.adminList({ query: { public: false } })
    expect(events.map(({ id }) => id)).toEqual([draft])
  })
})

describe('People of the federation', () => {
  const signedIn = async (name: keyof typeof PERSONAS) => {
    const { email, password } = PERSONAS[name]
    const tokens = await visitor.user.authenticate({ body: { username: email, password } })
    return createClient({
      baseUrl: 'http://polynya.example/api/v1',
      fetch: open.fetch,
      store: memoryStore(tokens),
    })
  }

  test.each([
    ['guardian', { isAdmin: 0, isSuperAdmin: 0, isRsf: 0, numOfSwimmers: 3, regions: [] }],
    ['captain', { isAdmin: 0, isSuperAdmin: 0, isRsf: 0, numOfSwimmers: 2, regions: [] }],
    ['judge', { isAdmin: 0, isSuperAdmin: 0, isRsf: 1, numOfSwimmers: 0 }],
    ['administrator', { isAdmin: 1, isSuperAdmin: 0, isRsf: 0, regions: null }],
    ['regionalAdministrator', { isAdmin: 1, isSuperAdmin: 0, regions: ['RU-TYU'] }],
    ['regionalFederation', { isAdmin: 1, isSuperAdmin: 0, isRsf: 1, regions: ['RU-KR'] }],
    ['superAdministrator', { isAdmin: 1, isSuperAdmin: 1, regions: null, canEditBaseResults: true }],
  ] as const)('%s signs in with their rights', async (name, rights) => {
    const client = await signedIn(name)
    expect(client.session.user).toMatchObject(rights)
  })

  test('include a guardian with an underage swimmer and one awaiting confirmation', async () => {
    const { swimmers } = await (await signedIn('guardian')).swimmers.my()
    expect(swimmers.map(({ i_status }) => i_status).toSorted()).toEqual([0, 1, 1])
    expect(swimmers.map(({ id }) => id)).toContain(federation.swimmers.daughter)
  })

  test('include one released profile and one that never had an account', async () => {
    const { released, claimable } = federation.swimmers
    expect(await visitor.swimmers.get({ params: { id: released } })).toMatchObject({ link: 'unlinked' })
    expect(await visitor.swimmers.get({ params: { id: claimable } })).toMatchObject({
      link: 'orphan',
      iwsaid: 'LEDI000049',
    })
  })

  test('include a regional administrator, who may change events of that region only', async () => {
    const { openInKarelia = 0, openAbroad = 0 } = federation.events
    const client = await signedIn('regionalFederation')
    const body = { lang: 'ru', html: '<p>Ждём на Онего!</p>' } as const
    await client.events.updateDesc({ params: { id: openInKarelia }, body })
    await expect(client.events.updateDesc({ params: { id: openAbroad }, body })).rejects.toMatchObject({
      reason: 'no_access',
    })
  })
})

describe('Orders of the federation', () => {
  const all = async (event: keyof Federation['events']) => {
    const eventId = federation.events[event] ?? 0
    const { swimmers } = await visitor.events.swimmerList({ params: { id: eventId } })
    return swimmers
  }

  test('are in every state', async () => {
    const { orders } = await federation.clients.administrator.orders.list({ query: { limit: 100 } })
    const status = (id = 0) => orders.find((order) => order.id === id)?.status
    const { byHand, paid, free, ...others } = federation.orders
    expect([byHand, paid, free].map(status)).toEqual(['paid', 'paid', 'paid'])
    // The expiry job of a running server ends holds; the demo has no such job.
    const created = { ...others, expired: undefined }
    expect(Object.entries(created).map(([name, id]) => [name, id && status(id)])).toEqual([
      ['draft', 'draft'],
      ['cancelled', 'cancelled'],
      ['pending', 'pending'],
      ['refunded', 'refunded'],
      ['expired', undefined],
      ['partRefunded', 'part_refunded'],
    ])
  })

  test('gave the captain credit, were paid in roubles abroad, and brought competitors together', async () => {
    const { captain, guardian } = federation.clients
    expect((await captain.orders.credits()).credits).toMatchObject([{ currency: 'RUB' }])
    const { partRefunded = 0 } = federation.orders
    expect(await guardian.orders.get({ params: { id: partRefunded } })).toMatchObject({
      orderCurrency: 'RUB',
      originalCurrency: 'EUR',
    })
    for (const event of ['finished', 'goingOn', 'finishingToday', 'open', 'openFree'] as const)
      expect((await all(event)).length).toBeGreaterThan(5)
  })

  test('were cancelled with an event that was called off', async () => {
    const { calledOff: id = 0 } = federation.events
    const { eventState, entrants } = await federation.clients.superAdministrator.events.stateWork({
      params: { id },
    })
    expect([eventState, entrants > 1]).toEqual(['calledOff', true])
  })

  test('have the guardian subscribed to an upcoming registration', async () => {
    const { bare: id = 0 } = federation.events
    const { guardian } = federation.clients
    expect((await guardian.events.userInEvent({ params: { id } })).follows).toBe(true)
    const { registration } = await visitor.events.get({ params: { id } })
    expect(registration).toMatchObject({ state: 'willOpen', days: 1 })
  })

  test('have the guardian on a waiting list, and the captain with an offered place', async () => {
    const { waits, offered } = federation.waiting
    const first = async (name: 'guardian' | 'captain') =>
      (await federation.clients[name].orders.waiting()).entries.map(({ id, state, waitingPosition }) => [
        id,
        state,
        waitingPosition,
      ])
    expect(await first('guardian')).toEqual([[waits, 'waitlisted', 3]])
    expect(await first('captain')).toEqual([[offered, 'held', null]])
  })

  test('have relay teams, and locked start lists of an event in progress with a scratch', async () => {
    const { open: id = 0, goingOn = 0 } = federation.events
    const { teams } = await visitor.teams.list({ params: { eventId: id } })
    const { closed: _elsewhere, ...own } = federation.teams
    expect(teams.map(({ teamId }) => teamId).toSorted()).toEqual(Object.values(own).toSorted())
    const { lists } = await visitor.events.prestart({ params: { id: goingOn } })
    const lanes = lists.flatMap(({ heats }) => heats.flatMap((heat) => heat.lanes))
    expect(lanes.filter(({ scratched }) => scratched)).toHaveLength(1)
    expect(new Set(lists.map(({ isLocked }) => isLocked))).toEqual(new Set([true, false]))
  })
})

describe('The event in progress', () => {
  const params = () => ({ eventId: federation.events.goingOn ?? 0 })

  test('is in the middle of its second session, which started today', async () => {
    const { eventId: id } = params()
    const { sessions } = await visitor.events.sessions({ params: { id } })
    const at = open.world.now.getTime()
    expect(sessions.map(({ startsAt }) => Date.parse(startsAt ?? '') < at)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(sessions[1]).toMatchObject({
      waterTemp: 0.8,
      courseMetres: 25,
      officials: expect.arrayContaining([expect.objectContaining({ role: 'chiefSecretary' })]),
    })
    const { lists } = await federation.clients.administrator.results.desk({ params: params() })
    const second = lists.filter(({ session, starters }) => session === 2 && starters > 0)
    expect(second[0]?.recorded).toBe(second[0]?.starters)
    expect(second.at(-1)?.recorded).toBe(0)
  })

  test('has a secretary, who may enter its results and no others', async () => {
    const { secretary } = federation.clients
    const { lists } = await secretary.results.desk({ params: params() })
    expect(lists.length).toBeGreaterThan(0)
    const elsewhere = secretary.results.desk({ params: { eventId: federation.events.finished ?? 0 } })
    await expect(elsewhere).rejects.toMatchObject({ reason: 'no_access' })
  })
})

test('The finished event has official results of its relays, with the teams that swam', async () => {
  const { finished: eventId = 0 } = federation.events
  const { lists } = await visitor.events.results({ params: { eventId }, query: { distCode: '4x25FR' } })
  expect(lists[0]).toMatchObject({ state: 'official' })
  expect(lists[0]?.results.map(({ starter }) => starter.team?.teamMembers.length)).toEqual([4, 4])
})

describe('Scenarios of the declared reasons', () => {
  const attempts = (Object.keys(REASONS) as Reason[]).filter((reason) => 'attempt' in ERROR_SCENARIOS[reason])

  test('are automated for most reasons', () => {
    expect(attempts.length).toBeGreaterThan(Object.keys(REASONS).length * 0.8)
  })

  test.each(attempts)('%s', async (reason) => {
    const context: ScenarioContext = {
      federation,
      visitor,
      today: dateInZone(open.world.now, DEFAULT_TIME_ZONE),
      request: (path, init) => open.fetch(`http://polynya.example/api/v1${path}`, init),
    }
    const entry = ERROR_SCENARIOS[reason]
    const attempt = 'attempt' in entry ? entry.attempt(context) : Promise.resolve()
    expect(await reasonOf(attempt)).toBe(reason)
  })
})

async function reasonOf(attempt: Promise<unknown>): Promise<unknown> {
  const outcome = await attempt.catch((problem: unknown) => problem)
  if (outcome instanceof Response)
    return ((await outcome.json()) as { error?: { reason: string } }).error?.reason
  if (outcome instanceof Error && !('reason' in outcome)) throw outcome
  return (outcome as { reason?: string }).reason
}

test('The data of the federation has no differences', async () => {
  const problems: unknown[] = []
  const { outcomes } = await completedRun(installation.deps, (problem) => problems.push(problem))
  expect(problems).toEqual([])
  expect(outcomes.filter(({ total }) => total !== 0)).toEqual([])
})
