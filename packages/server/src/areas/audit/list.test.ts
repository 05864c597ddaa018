import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('audit.list', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let helper: TestAccount
  beforeAll(async () => {
    world = await testApp()
    // Ten minutes before midnight in Moscow.
    world.clock.set('2026-01-16T20:50:00Z')
    superAdmin = await world.account(['superAdmin'])
    helper = await world.account()
    const { accounts, site } = superAdmin.client
    const params = { id: helper.id }
    await accounts.setRights({ params, body: { rights: [{ right: 'rsf', region: 'RU-TYU' }] } })
    world.clock.pass({ minutes: 10 })
    await accounts.block({ params, body: { reason: 'Two accounts' } })
    await site.updateSettings({ body: { support: 'help@polynya.test' } })
  })
  afterAll(() => world.stop())

  const list = (query: Parameters<typeof superAdmin.client.audit.list>[0] = {}) =>
    superAdmin.client.audit.list(query)
  const actionsOf = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).entries.map(({ action }) => action)

  it('shows who changed what, newest first', async () => {
    const { entries, total } = await list()
    expect(total).toBe(3)
    expect(entries[0]).toMatchObject({
      account: { id: superAdmin.id, email: superAdmin.email },
      action: 'site.updateSettings',
      kind: 'site',
      at: '2026-01-16T21:00:00.000Z',
    })
    expect(entries[0]?.changes).toContainEqual({
      field: 'support',
      before: null,
      after: 'help@polynya.test',
    })
    expect(entries[1]).toMatchObject({
      kind: 'account',
      objectId: String(helper.id),
      changes: [
        { field: 'blocked', before: false, after: true },
        { field: 'reason', before: null, after: 'Two accounts' },
      ],
    })
  })

  it.each([
    [{ action: 'accounts.' }, ['accounts.block', 'accounts.setRights']],
    [{ action: 'accounts.b' }, ['accounts.block']],
    [{ kind: 'site' }, ['site.updateSettings']],
    [{ email: 'PERSON1@' }, ['site.updateSettings', 'accounts.block', 'accounts.setRights']],
    [{ email: 'person2@' }, []],
    [{ from: '2026-01-16', to: '2026-01-16' }, ['accounts.setRights']],
    [{ from: '2026-01-17' }, ['site.updateSettings', 'accounts.block']],
    [{ order: 'asc', limit: 1, page: 2 }, ['accounts.block']],
  ] as const)('finds %o', async (query, actions) => {
    expect(await actionsOf({ query })).toEqual(actions)
  })

  it('finds what was done to an object, and what an account did', async () => {
    expect(await actionsOf({ query: { kind: 'account', object: String(helper.id) } })).toHaveLength(2)
    expect(await actionsOf({ query: { account: superAdmin.id } })).toHaveLength(3)
    expect(await actionsOf({ query: { account: helper.id } })).toEqual([])
  })

  it('never shows a secret, regardless of how it was recorded', async () => {
    const secret = 'argon2-or-a-token'
    await world.db
      .insertInto('audit')
      .values({
        at: world.clock.now(),
        account_id: null,
        action: 'user.signup',
        object_kind: 'account',
        object_id: '7',
        before: null,
        after: JSON.stringify({
          password_hash: secret,
          links: [{ accessToken: secret, email: 'a@polynya.test' }],
        }),
        ip_address: null,
        request_id: null,
      })
      .execute()
    const { entries } = await list({ query: { object: '7' } })
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(entries[0]?.changes).toEqual([
      { field: 'links', before: null, after: [{ accessToken: '***', email: 'a@polynya.test' }] },
      { field: 'password_hash', before: null, after: '***' },
    ])
  })

  it('is for super administrators of everything', async () => {
    const [admin, regional] = [
      await world.account(['admin']),
      await world.account([{ right: 'superAdmin', region: 'RU-TYU' }]),
    ]
    for (const { client } of [admin, regional]) {
      expect((await refusal(client.audit.list())).body.reason).toBe('no_access')
    }
  })
})
