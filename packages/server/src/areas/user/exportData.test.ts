import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { anEntrant, anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'
import { aRelayEvent, aTeam } from '../teams/testing/a-relay.ts'

describe('user.exportData', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('hands out everything that the account holds, by the names of the API and without secrets', async () => {
    const admin = await world.account(['superAdmin'])
    const event = await aSale(admin, {}, { slotLimit: 1 })
    const [paid = 0, full = 0] = distancesOf(event)
    await anOrder(world, event, [full])
    const { account, swimmer, order } = await anOrder(world, event, [paid])
    const { client } = account
    await payAt(world, { account, order })
    await client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId: full } })
    const captain = await anEntrant(account)
    const { relays } = await aRelayEvent(admin)
    const { teamId } = await aTeam(world, relays, { swimmerId: captain.id, owner: account })
    const token = { label: 'Backup', scopes: ['exports' as const], expiresOn: '2026-02-01' }
    await client.user.createToken({ body: token })

    const data = await client.user.exportData()
    const { iwsaid } = swimmer
    expect(data).toMatchObject({
      account: { email: account.email, consentVersion: expect.any(String) },
      sessions: [{ userAgent: expect.any(String) }],
      tokens: [{ label: 'Backup', revokedAt: null }],
      swimmers: [{ iwsaid, resultsInfo: [], files: [] }, { iwsaid: captain.iwsaid }],
      entries: [
        { state: 'confirmed', orderId: order.id, swimmer: { iwsaid } },
        { state: 'waitlisted', waitingPosition: 1 },
        { teamId, swimmer: { iwsaid: captain.iwsaid } },
      ],
      orders: [{ id: order.id, status: 'paid', orderContent: [{ donationAmount: 0 }], refunds: [] }],
      payments: [{ orderId: order.id, status: 'succeeded', amount: 1500, currency: 'RUB' }],
      balance: [],
      ledger: [{ orderId: order.id, source: 'card', target: 'order', amount: 1500 }],
      teams: [{ teamId, captain: captain.iwsaid, ownMembers: [{ stageId: 1, iwsaid: captain.iwsaid }] }],
      mails: expect.arrayContaining([expect.objectContaining({ subject: expect.any(String) })]),
      actions: expect.arrayContaining([expect.objectContaining({ action: 'swimmers.confirm' })]),
    })
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/argon2|secret|hash/i)
    expect(text).not.toMatch(/"[a-z]+_[a-z_]+":(?<!"i_status":)/)
  })
})
