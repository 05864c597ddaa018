import { createPlaces } from '@polynya/i18n/server'
import { readConfig } from '@polynya/server'
import { SHOWCASE, SIZES, VENUES } from '@polynya/testkit/federation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOMELANDS } from '../../packages/testkit/src/people/homelands.ts'
import { demoAccounts, makeDemo, wantsDemo } from './demo.ts'
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

    test('stores its e-mails in the outbox', async () => {
      const mails = await installation.deps.db.selectFrom('mail').select('state').execute()
      expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['stored']))
    })
  })
})

test('uses only existing regions', () => {
  const places = createPlaces()
  const named = [
    ...Object.values(VENUES).map(({ region }) => region),
    ...HOMELANDS.flatMap(({ towns }) => towns.map(({ region }) => region)),
  ]
  expect(named.filter((region) => !places.isRegion(region))).toEqual([])
  expect(Object.keys(SHOWCASE).length).toBeLessThanOrEqual(SIZES.demo.events)
})
