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

    it('is for super administrators of everything', async () => {
      const admin = await world.account(['admin'])
      expect(await reasonOf(admin.client.accounts.list())).toBe('no_access')
      expect(await reasonOf(regional.client.accounts.list())).toBe('no_access')
    })
  })

  describe('accounts.setRights', () => {
    it('gives rights that hold on the next call, and takes them back', async () => {
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

    it('tells that there is no such account', async () => {
      expect(await reasonOf(setRights(999_999, []))).toBe('account_not_found')
    })

    it("does not let a region's super administrator take more than the region", async () => {
      const everything: Right[] = [{ right: 'superAdmin', region: null }]
      expect(await reasonOf(setRights(regional.id, everything, regional))).toBe('no_access')
    })
  })

  describe('outbox.list', () => {
    it('shows the newest mails first, to super administrators of everything alone', async () => {
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
