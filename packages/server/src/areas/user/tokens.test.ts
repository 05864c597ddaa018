import type { Client } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('personal access tokens', () => {
  let world: TestApp
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const make = (more = {}) =>
    admin.client.user.createToken({
      body: { label: 'cron', scopes: ['read'], expiresOn: '2026-06-30', ...more },
    })
  const withToken = (token: string) => world.client({ authorization: `Bearer ${token}` })

  it('are shown once and read what the account reads', async () => {
    const { token } = await make()
    expect((await withToken(token).user.settings()).email).toBe(admin.email)
    expect(JSON.stringify(await admin.client.user.tokens())).not.toContain(token)
  })

  it('are recorded when they are created and revoked, without the token', async () => {
    const { id, token } = await make({ label: 'audited', region: 'RU-TYU' })
    await admin.client.user.revokeToken({ params: { id } })
    const query = { kind: 'account', object: String(admin.id), limit: 2 } as const
    const { entries } = await admin.client.audit.list({ query })
    const program = { name: 'audited', scopes: ['read'], region: 'RU-TYU', validUntil: expect.anything() }
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['user.revokeToken', [{ field: 'program', before: program, after: null }]],
      ['user.createToken', [{ field: 'program', before: null, after: program }]],
    ])
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  it('change only what their scopes name', async () => {
    const reads = withToken((await make()).token)
    const call = {
      params: { id: admin.id },
      body: { rights: [{ right: 'superAdmin' as const, region: null }] },
    }
    expect((await refusal(reads.accounts.setRights(call))).body).toMatchObject({
      code: 403,
      reason: 'token_scope',
    })
    const writes = withToken((await make({ scopes: ['accounts'] })).token)
    await writes.accounts.setRights(call)
    const own = writes.user.changePassword({ body: { password: admin.password, newPassword: 'long enough' } })
    expect((await refusal(own)).body.reason).toBe('token_scope')
  })

  it('read nothing sensitive without its own scope', async () => {
    const reads = withToken((await make()).token)
    const params = { id: 1 }
    const calls = [
      reads.outbox.list(),
      reads.audit.list(),
      reads.accounts.list(),
      reads.user.exportData(),
      reads.events.registrationsFile({ params: { id: 1, type: 'csv' } }),
      reads.events.money({ params }),
      reads.swimmers.document({ params }),
      reads.admissions.of({ params }),
    ]
    const reasons = await Promise.all(calls.map(async (call) => (await refusal(call)).body.reason))
    expect(new Set(reasons)).toEqual(new Set(['token_scope']))
    const scopes = ['outbox', 'audit', 'accountsRead', 'exports']
    const trusted = withToken((await make({ scopes })).token)
    await Promise.all([
      trusted.outbox.list(),
      trusted.audit.list(),
      trusted.accounts.list(),
      trusted.user.exportData(),
    ])
    expect((await refusal(trusted.user.settings())).body.reason).toBe('token_scope')
  })

  it('work on orders, admissions, start lists and results by the scope of each', async () => {
    const params = { id: 999_999 }
    const list = { params: { eventId: 999_999, distanceId: 1 } }
    const calls = {
      orders: (client: Client) =>
        client.orders.togglepaid({ params, body: { isPaid: true, reason: 'Bank' } }),
      admissions: (client: Client) => client.admissions.decide({ params, body: { state: 'accepted' } }),
      protocols: (client: Client) =>
        client.events.createPrintoutLink({ params, body: { printout: 'startlists', type: 'pdf' } }),
      results: (client: Client) => client.results.list(list),
    }
    for (const [scope, request] of Object.entries(calls)) {
      const reasonWith = async (scopes: readonly string[]) =>
        (await refusal(request(withToken((await make({ scopes })).token)))).body.reason
      expect(await reasonWith([scope]), scope).toMatch(/_not_found$/)
      const others = Object.keys(calls).filter((other) => other !== scope)
      expect(await reasonWith(['read', ...others]), scope).toBe('token_scope')
    }
  })

  it.each(['/swimmers/document/1/file', '/admissions/1/file'])(
    'download no private document from %s without the scope of documents',
    async (path) => {
      const download = async (scopes: string[]) => {
        const headers = { authorization: `Bearer ${(await make({ scopes })).token}` }
        return (await world.app.inject({ url: `/api/v1${path}`, headers })).json().error.reason
      }
      expect(await download(['read', 'swimmers'])).toBe('token_scope')
      expect(await download(['documents'])).toMatch(/not_found$/)
    },
  )

  it('carry rights in their region only', async () => {
    const { token } = await make({ region: 'RU-TYU', scopes: ['exports'] })
    const { rights } = (await admin.client.accounts.list({ query: { email: admin.email } })).accounts[0] ?? {}
    expect(rights).toEqual([{ right: 'superAdmin', region: null }])
    const { regions } = (await withToken(token).user.exportData()) as { regions?: unknown }
    expect(regions).toBeUndefined()
  })

  it('end when they are revoked', async () => {
    const { id, token } = await make()
    await admin.client.user.revokeToken({ params: { id } })
    expect((await refusal(withToken(token).user.settings())).body.reason).toBe('token_invalid')
    const again = admin.client.user.revokeToken({ params: { id } })
    expect((await refusal(again)).body.reason).toBe('token_not_found')
  })

  it('end with the last day that they name', async () => {
    const { token } = await make({ expiresOn: '2026-01-17' })
    world.clock.set('2026-01-17T23:59:00Z')
    await withToken(token).user.settings()
    world.clock.set('2026-01-18T00:00:01Z')
    expect((await refusal(withToken(token).user.settings())).body.reason).toBe('token_invalid')
    world.clock.set('2026-01-16T09:00:00Z')
  })

  it('live a year at most and not in the past, in regions that exist', async () => {
    const issues = async (more: object) => (await refusal(make(more))).body.issues
    expect(await issues({ expiresOn: '2027-01-17' })).toEqual([{ path: 'expiresOn', reason: 'too_large' }])
    expect(await issues({ expiresOn: '2026-01-15' })).toEqual([{ path: 'expiresOn', reason: 'too_small' }])
    expect(await issues({ region: 'RU-XXX' })).toEqual([{ path: 'region', reason: 'region_unknown' }])
    expect(await issues({ scopes: [] })).toEqual([{ path: 'scopes', reason: 'required' }])
  })
})
