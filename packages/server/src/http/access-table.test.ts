import {
  ACCESS,
  authOf,
  cellFor,
  type Endpoint,
  ROLES,
  type Role,
  scopesOf,
  TOKEN_SCOPES,
  type TokenScope,
  v1,
} from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

/** The rights that give an account its role. */
const RIGHTS = {
  account: [],
  isRsf: ['rsf'],
  baseResultsEditor: ['baseResults.edit'],
  judgeQuestionsEditor: ['judgeQuestions.edit'],
  resultsEditor: ['results.edit'],
  admin: ['admin'],
  superAdmin: ['superAdmin'],
} as const satisfies Record<Exclude<Role, 'visitor'>, readonly string[]>

/** Objects that do not exist: a permitted call ends in 4xx or an empty result, and changes nothing. */
const NOWHERE = {
  id: 999_999,
  key: 'ZZZZ',
  type: 'reguls',
  file: 'none.pdf',
  country: 'RU',
  eventId: 999_999,
  offerId: 999_999,
  captainId: 999_999,
  distCode: '4x25FR',
  teamId: 'ZZZZ',
  iwsaid: 'ZZZZ999999',
}

const CALLS = Object.entries(v1).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint as Endpoint] as const),
)

describe('the role × call table', () => {
  let world: TestApp
  const headers: Partial<Record<Role, Record<string, string>>> = { visitor: {} }
  beforeAll(async () => {
    world = await testApp()
    for (const [role, rights] of Object.entries(RIGHTS)) {
      const { tokens } = await world.account(rights)
      headers[role as Role] = { authorization: `Bearer ${tokens.accessToken}` }
    }
  })
  afterAll(() => world.stop())

  async function ask(endpoint: Endpoint, sent: Record<string, string> | undefined) {
    const request = await requestOf(endpoint, { call: { params: NOWHERE }, headers: sent ?? {} })
    const answer = await world.app.inject(request)
    return { status: answer.statusCode, reason: answer.json().error?.reason as string | undefined }
  }

  describe.each(CALLS)('%s', (_id, endpoint) => {
    it.each(ROLES)('responds to a caller of the role %s as its cell says', async (role) => {
      const roles: Role[] = role === 'visitor' ? ['visitor'] : ['account', role]
      const { status, reason } = await ask(endpoint, headers[role])
      if (cellFor(endpoint.route.access, roles) !== 'none') {
        expect(['sign_in_required', 'no_access']).not.toContain(reason)
        expect(status).toBeLessThan(500)
      } else if (role === 'visitor')
        expect({ status, reason }).toEqual({ status: 401, reason: 'sign_in_required' })
      else expect({ status, reason }).toEqual({ status: 403, reason: 'no_access' })
    })
  })

  describe.each(CALLS.filter(([, { route }]) => authOf(route.access) !== 'none'))('%s', (_id, endpoint) => {
    it.each([
      ['made up', 'Bearer abc.def.ghi'],
      ['not a bearer token', 'Basic YTpi'],
      ['a personal token that nobody has', `Bearer pln_${'a'.repeat(43)}`],
    ])('refuses a token that is %s with a 401', async (_what, authorization) => {
      expect(await ask(endpoint, { authorization })).toEqual({ status: 401, reason: 'token_invalid' })
    })
  })
})

describe('the scope × call table', () => {
  let world: TestApp
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  async function reasonWith(endpoint: Endpoint, scopes: readonly TokenScope[]) {
    const body = { label: 'cron', scopes: [...scopes], expiresOn: '2026-06-30' }
    const { token } = await admin.client.user.createToken({ body })
    const headers = { authorization: `Bearer ${token}` }
    const answer = await world.app.inject(await requestOf(endpoint, { call: { params: NOWHERE }, headers }))
    return answer.json().error?.reason as string | undefined
  }

  it.each(CALLS.filter(([, { route }]) => authOf(route.access) !== 'none'))(
    'lets personal access tokens make %s with a scope of the call and with no other',
    async (id, endpoint) => {
      const needed = scopesOf(id.split('.')[0] ?? '', endpoint)
      const others = TOKEN_SCOPES.filter((scope) => !needed.includes(scope))
      expect(await reasonWith(endpoint, others)).toBe('token_scope')
      for (const scope of needed) expect(await reasonWith(endpoint, [scope])).not.toBe('token_scope')
    },
  )
})

describe('the rows of the table', () => {
  it('never give an account less than a visitor, nor a super administrator less than an administrator', () => {
    const order = ['none', 'public', 'own', 'ownOrPublic', 'all']
    for (const row of Object.values(ACCESS)) {
      expect(order.indexOf(row.account)).toBeGreaterThanOrEqual(order.indexOf(row.visitor))
      expect(order.indexOf(row.superAdmin)).toBeGreaterThanOrEqual(order.indexOf(row.admin))
    }
  })
})
