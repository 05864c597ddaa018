import type { EventExport } from '@polynya/contract'
import { createPlaces } from '@polynya/i18n/server'
import { createClient, memoryStore } from '@polynya/sdk'
import { buildApp, readConfig } from '@polynya/server'
import { PERSONAS, SHOWCASE, SIZES, VENUES } from '@polynya/testkit/federation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logger } from '../../packages/server/src/log.ts'
import { HOMELANDS } from '../../packages/testkit/src/people/homelands.ts'
import { demoAccounts, makeDemo, wantsDemo } from './demo.ts'
import { injectFetch } from './inject-fetch.ts'
import type { Installation } from './open-installation.ts'
import { testInstallation } from './testing/test-installation.ts'

/** Milliseconds. */
const SLOW = 180_000
const ADDRESS = 'http://127.0.0.1:8080'
const ON_THE_NETWORK = { HOST: '0.0.0.0' }
const ON_POSTGRES = { DATABASE_URL: 'postgres://localhost/nowhere' }

describe('The demo', () => {
  let installation: Installation
  const said: string[] = []
  const deps = (env: Record<string, string> = {}) => ({ ...installation.deps, config: readConfig(env) })
  const count = async (table: 'swimmer' | 'event') => {
    const rows = await installation.deps.db.selectFrom(table).select('id').execute()
    return rows.length
  }

  beforeAll(async () => {
    installation = await testInstallation()
  }, SLOW)
  afterAll(() => installation.close())

  describe('on an empty installation', () => {
    test.each([
      ['on this machine alone', {}, true],
      ['that others can reach', ON_THE_NETWORK, false],
      ['on PostgreSQL', ON_POSTGRES, false],
      ['that others can reach with DEMO=1', { ...ON_THE_NETWORK, DEMO: '1' }, true],
      ['on this machine with DEMO=0', { DEMO: '0' }, false],
    ])('%s, %o: %s', async (_, env, wanted) => {
      expect(await wantsDemo({ deps: deps(env) })).toBe(wanted)
    })

    test('has no account to sign in with', async () => {
      expect(await demoAccounts({ deps: deps(), address: ADDRESS })).toEqual([])
    })
  })

  describe('after its creation', () => {
    beforeAll(() => makeDemo(installation, (line) => said.push(line), SIZES.small), SLOW)

    test('has the requested size and reports its progress', async () => {
      expect(await count('event')).toBe(SIZES.small.events)
      expect(await count('swimmer')).toBeGreaterThan(SIZES.small.swimmers)
      expect(said.length).toBeGreaterThan(1)
    })

    test('is not created twice, even with DEMO=1', async () => {
      expect(await wantsDemo({ deps: deps({ DEMO: '1' }) })).toBe(false)
    })

    test('lists the accounts and the address of the outbox', async () => {
      const text = (await demoAccounts({ deps: deps(), address: ADDRESS })).join('\n')
      expect(text).toMatch(/guardian@demo\.polynya\.example +swim-guardian/)
      expect(text).toContain(`${ADDRESS}/api/outbox`)
    })

    test('has events that survive an export and an import, but for their ids', async () => {
      const app = await clientsOf(installation)
      const { events } = app.superAdministrator
      const rows = await installation.deps.db.selectFrom('event').select('id').execute()
      for (const { id } of rows) {
        const file = await events.exportEvent({ params: { id } })
        const copy = await events.importEvent({ body: file })
        expect(withoutIds(await events.exportEvent({ params: { id: copy.id } }))).toEqual(withoutIds(file))
        await events.remove({ params: { id: copy.id } })
      }
      expect(rows).toHaveLength(SIZES.small.events)
      await app.close()
    })

    test('stores its e-mails in the outbox', async () => {
      const mails = await installation.deps.db.selectFrom('mail').select('state').execute()
      expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['stored']))
    })
  })
})

/** The super administrator's client of an installation. */
async function clientsOf({ deps }: Installation) {
  const app = buildApp(deps, logger({ logLevel: 'error' }))
  const client = { baseUrl: 'http://polynya.example/api/v1', fetch: injectFetch(app) }
  const { email, password } = PERSONAS.superAdministrator
  const tokens = await createClient(client).user.authenticate({ body: { username: email, password } })
  const superAdministrator = createClient({ ...client, store: memoryStore(tokens) })
  return { superAdministrator, close: () => app.close() }
}

/** A file with its distances numbered in the order of the programme, and without its origin. */
function withoutIds({ origin: _, ...file }: EventExport): unknown {
  const ids = file.event.programData.flatMap(({ children }) => children.map(({ id }) => id))
  const number = (id: number) => ids.indexOf(id) + 1
  return {
    ...file,
    event: {
      ...file.event,
      programData: file.event.programData.map(({ children, ...offer }) => ({
        ...offer,
        children: children.map((distance) => ({ ...distance, id: number(distance.id) })),
      })),
    },
    sessions: file.sessions.map((session) => ({
      ...session,
      distanceOrder: session.distanceOrder.map(number),
    })),
  }
}

test('uses only existing regions', () => {
  const places = createPlaces()
  const named = [
    ...Object.values(VENUES).map(({ region }) => region),
    ...HOMELANDS.flatMap(({ towns }) => towns.map(({ region }) => region)),
  ]
  expect(named.filter((region) => !places.isRegion(region))).toEqual([])
  expect(Object.keys(SHOWCASE).length).toBeLessThanOrEqual(SIZES.demo.events)
})
