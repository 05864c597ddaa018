import type { Right } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('the administration of accounts', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let regional: TestAccount
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    regional = await world.account([{ right: 'superAdmin', region: 'RU-TYU' }])
  })
  afterAll(() => world.stop())

  const setRights = (id: number, rights: Right[], by = superAdmin) =>
    by.client.accounts.setRights({ params: { id }, body: { rights } })
  const block = (id: number, by = superAdmin) =>
    by.client.accounts.block({ params: { id }, body: { reason: 'Two accounts' } })
  const unblock = (id: number, by = superAdmin) =>
    by.client.accounts.unblock({ params: { id }, body: { reason: 'Sorted out' } })
  const endSessions = (id: number, by = superAdmin) => by.client.accounts.endSessions({ params: { id } })
  const reasonOf = async (answer: Promise<unknown>) => (await refusal(answer)).body.reason

  describe('accounts.list', () => {
    it('finds accounts by the start of their address, whatever its case', async () => {
      const { accounts, total } = await superAdmin.client.accounts.list({
        query: { email: regional.email.toUpperCase() },
      })
      expect(total).toBe(1)
      expect(accounts[0]).toMatchObject({
        id: regional.id,
        activated: true,
        blocked: false,
        rights: [{ right: 'superAdmin', region: 'RU-TYU' }],
      })
    })

    it('sorts and pages', async () => {
      const query = { sort: 'id', order: 'desc', limit: 1, page: 2 } as const
      const { accounts } = await superAdmin.client.accounts.list({ query })
      expect(accounts.map(({ id }) => id)).toEqual([superAdmin.id])
    })

    it('finds by number, by right and by state', async () => {
      const [judge, blocked] = [await world.account(['rsf']), await world.account(['rsf'])]
      await block(blocked.id)
      const found = async (query: NonNullable<Parameters<typeof judge.client.accounts.list>[0]>['query']) =>
        (await superAdmin.client.accounts.list({ query })).accounts.map(({ id }) => id)
      expect(await found({ id: judge.id })).toEqual([judge.id])
      expect(await found({ right: 'rsf' })).toEqual([judge.id, blocked.id])
      expect(await found({ right: 'rsf', blocked: 'false' })).toEqual([judge.id])
      expect(await found({ blocked: 'true' })).toEqual([blocked.id])
    })

    it('is for super administrators of everything', async () => {
      const admin = await world.account(['admin'])
      expect(await reasonOf(admin.client.accounts.list())).toBe('no_access')
      expect(await reasonOf(regional.client.accounts.list())).toBe('no_access')
    })
  })

  describe('accounts.setRights', () => {
    it('grants rights that apply to the next call, and revokes them', async () => {
      const helper = await world.account()
      expect(await reasonOf(helper.client.events.adminList())).toBe('no_access')
      await setRights(helper.id, [{ right: 'admin', region: null }])
      expect((await helper.client.events.adminList()).total).toBe(0)
      await setRights(helper.id, [])
      expect(await reasonOf(helper.client.events.adminList())).toBe('no_access')
    })

    it('keeps one super administrator of everything', async () => {
      expect(await reasonOf(setRights(superAdmin.id, []))).toBe('last_super_admin')
      expect(await reasonOf(setRights(superAdmin.id, [{ right: 'superAdmin', region: 'RU-TYU' }]))).toBe(
        'last_super_admin',
      )
    })

    it('names the right whose region does not exist', async () => {
      const rights: Right[] = [
        { right: 'admin', region: null },
        { right: 'rsf', region: 'RU-NOWHERE' },
      ]
      const { body } = await refusal(setRights(regional.id, rights))
      expect(body).toMatchObject({
        code: 400,
        issues: [{ path: 'rights.1.region', reason: 'region_unknown' }],
      })
    })

    it('names the right that no region or event can limit', async () => {
      const issueOf = async (right: Right) => {
        const rights: Right[] = [{ right: 'admin', region: 'RU-TYU' }, right]
        return (await refusal(setRights(regional.id, rights))).body.issues
      }
      for (const right of ['baseResults.edit', 'judgeQuestions.edit'] as const) {
        const issues = [{ path: 'rights.1.region', reason: 'not_allowed' }]
        expect(await issueOf({ right, region: 'RU-TYU' })).toEqual(issues)
      }
      expect(await issueOf({ right: 'rsf', region: null, eventId: 1 })).toEqual([
        { path: 'rights.1.eventId', reason: 'not_allowed' },
      ])
    })

    it('refuses a change that started from other rights than are stored with 409 `stale`', async () => {
      const { id, email } = await world.account()
      const list = () => superAdmin.client.accounts.list({ query: { email } })
      const seen = (await list()).accounts[0]?.version ?? 0
      const change = (right: Right['right'], ifMatch: number) =>
        superAdmin.client.accounts.setRights(
          { params: { id }, body: { rights: [{ right, region: null }] } },
          { ifMatch },
        )
      const changed = await change('admin', seen)
      expect(await reasonOf(change('rsf', seen))).toBe('stale')
      expect((await list()).accounts[0]?.rights).toEqual([{ right: 'admin', region: null }])
      expect(await change('rsf', changed.version)).toMatchObject({ version: seen + 2 })
    })

    it('reports that the account does not exist', async () => {
      expect(await reasonOf(setRights(999_999, []))).toBe('account_not_found')
    })

    it("does not let a region's super administrator take more than the region", async () => {
      const everything: Right[] = [{ right: 'superAdmin', region: null }]
      expect(await reasonOf(setRights(regional.id, everything, regional))).toBe('no_access')
    })
  })

  describe('accounts.block', () => {
    it('is reported to the account on its next call and on sign-in', async () => {
      const { id, email, password, client } = await world.account()
      const body = { label: 'Script', scopes: ['read' as const], expiresOn: '2026-02-01' }
      const { token } = await client.user.createToken({ body })
      expect(await block(id)).toMatchObject({ id, blocked: true })
      const program = world.client({ authorization: `Bearer ${token}` })
      const signIn = world.visitor.user.authenticate({ body: { username: email, password } })
      const calls = [client.user.settings(), program.user.settings(), signIn]
      expect(new Set(await Promise.all(calls.map(reasonOf)))).toEqual(new Set(['account_blocked']))
    })

    it('ends sessions, which are not restored when the block is lifted', async () => {
      const { id, email, password, client, tokens } = await world.account()
      await block(id)
      const body = { username: email, refreshToken: tokens.refreshToken }
      expect(await reasonOf(world.visitor.user.refreshAccessToken({ body }))).toBe('refresh_refused')
      expect(await unblock(id)).toMatchObject({ id, blocked: false })
      expect(await reasonOf(client.user.settings())).toBe('token_invalid')
      await world.visitor.user.authenticate({ body: { username: email, password } })
    })

    it('is audited once with its reason, regardless of repetition', async () => {
      const { id } = await world.account()
      await block(id)
      await block(id)
      await unblock(id)
      await unblock(id)
      const { entries } = await superAdmin.client.audit.list({
        query: { kind: 'account', object: String(id) },
      })
      expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
        [
          'accounts.unblock',
          [
            { field: 'blocked', before: true, after: false },
            { field: 'reason', before: null, after: 'Sorted out' },
          ],
        ],
        [
          'accounts.block',
          [
            { field: 'blocked', before: false, after: true },
            { field: 'reason', before: null, after: 'Two accounts' },
          ],
        ],
      ])
    })

    it('leaves one super administrator of everything, who cannot delete the account either', async () => {
      expect(await reasonOf(block(superAdmin.id))).toBe('last_super_admin')
      const removal = superAdmin.client.user.remove({ body: { password: superAdmin.password } })
      expect(await reasonOf(removal)).toBe('last_super_admin')
      const other = await world.account(['superAdmin'])
      await block(other.id)
      expect(await reasonOf(setRights(superAdmin.id, []))).toBe('last_super_admin')
      await setRights(other.id, [])
    })

    it('requires a reason, an existing account, and a super administrator without a region', async () => {
      const bare = superAdmin.client.accounts.block({ params: { id: regional.id }, body: { reason: '' } })
      expect((await refusal(bare)).body.issues).toEqual([{ path: 'reason', reason: 'too_short', limit: 3 }])
      expect(await reasonOf(block(999_999))).toBe('account_not_found')
      expect(await reasonOf(unblock(999_999))).toBe('account_not_found')
      expect(await reasonOf(block(superAdmin.id, regional))).toBe('no_access')
      expect(await reasonOf(unblock(superAdmin.id, regional))).toBe('no_access')
    })
  })

  describe('accounts.endSessions', () => {
    it('signs an account out everywhere at its next call, and is audited', async () => {
      const { id, email, password, client } = await world.account()
      await world.visitor.user.authenticate({ body: { username: email, password } })
      expect(await endSessions(id)).toEqual({ ended: 2, endedTokens: 0 })
      expect(await reasonOf(client.user.settings())).toBe('token_invalid')
      expect(await endSessions(id)).toEqual({ ended: 0, endedTokens: 0 })
      const { entries } = await superAdmin.client.audit.list({ query: { object: String(id) } })
      expect(entries).toMatchObject([{ action: 'accounts.endSessions' }])
    })

    it('requires an account, and a super administrator without a region', async () => {
      expect(await reasonOf(endSessions(999_999))).toBe('account_not_found')
      expect(await reasonOf(endSessions(superAdmin.id, regional))).toBe('no_access')
    })
  })

  describe('outbox.list', () => {
    it('shows the newest e-mails first, only to super administrators without a region', async () => {
      const { mails, total } = await superAdmin.client.outbox.list({ query: { limit: 2 } })
      expect(total).toBeGreaterThan(2)
      expect(mails).toHaveLength(2)
      expect(Date.parse(mails[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(
        Date.parse(mails[1]?.createdAt ?? ''),
      )
      expect(await reasonOf(regional.client.outbox.list())).toBe('no_access')
    })
  })
})
