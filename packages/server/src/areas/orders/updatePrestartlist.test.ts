import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertOrder } from '../../testing/entries.ts'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

describe('orders.updatePrestartlist', () => {
  let world: TestApp
  let meet: Meet
  let params: { id: number }
  let entryId: number

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    meet = await aMeet(world, { swimmers: 2, distances: [{}, { distCode: '50BR', divisions: ['general'] }] })
    const orderId = await insertOrder(world, { eventId: meet.event.id, accountId: meet.owner.id })
    params = { id: orderId }
    entryId = await meet.enter(0, { orderId, seedTimeCs: 1800 })
    await meet.enter(1, { seedTimeCs: 1900 })
  })

  const seeded = async () => {
    const { client } = await world.account(['admin'])
    const [distanceId = 0] = meet.distanceIds
    await client.events.seedPrestart({ params: { id: meet.event.id }, body: { distanceId } })
    return { client, list: { params: { id: meet.event.id, distanceId } } }
  }
  const change = (seedTime: string | null) => ({ params, body: { entries: [{ entryId, seedTime }] } })

  it('changes declared times; the list of the distance follows', async () => {
    const { client, list } = await seeded()
    const answer = await meet.owner.client.orders.updatePrestartlist(change('00:25.10'))
    expect(answer).toMatchObject({
      entries: [{ entryId, seedTime: '00:25.10' }],
      seeded: [list.params.distanceId],
      locked: [],
    })
    const { lists } = await client.events.prestart({ params: { id: meet.event.id } })
    expect(lists[0]?.heats[0]?.lanes.map(({ lane, starter }) => [lane, starter.seedTime])).toEqual([
      [3, '00:19.00'],
      [4, '00:25.10'],
    ])
  })

  it.each(['1:05.30', '01:05,30', ' 01:05.30', '100:00.00', '01:60.00', '00:00.00', '０１:０５.３０'])(
    'rejects the declared time %j with `wrong_format`',
    async (time) => {
      const { body } = await refusal(meet.owner.client.orders.updatePrestartlist(change(time)))
      expect(body.issues).toEqual([{ path: 'entries.0.seedTime', reason: 'wrong_format' }])
    },
  )

  it('takes no time as none, and without entries only lets the lists follow', async () => {
    await meet.owner.client.orders.updatePrestartlist(change(null))
    const { entries, seeded: none } = await meet.owner.client.orders.updatePrestartlist({ params, body: {} })
    expect([entries[0]?.seedTime, none]).toEqual([null, []])
  })

  it('rejects changes with `start_list_locked` once the list is locked, of administrators too', async () => {
    const { client, list } = await seeded()
    await client.events.lockPrestart({ ...list, body: { isLocked: true } })
    for (const caller of [meet.owner.client, client]) {
      const refused = await refusal(caller.orders.updatePrestartlist(change('00:25.10')))
      expect([refused.status, refused.body.reason]).toEqual([409, 'start_list_locked'])
      expect(await caller.orders.updatePrestartlist({ params, body: {} })).toMatchObject({
        seeded: [],
        locked: [list.params.distanceId],
      })
    }
    const { swimmers } = await meet.owner.client.events.userInEvent({ params: { id: meet.event.id } })
    expect(swimmers[0]?.entries.map((entry) => entry.isListLocked)).toEqual([true])
  })

  it('is open to the owner until registration ends, then to administrators', async () => {
    const { client } = await world.account(['admin'])
    await world.db
      .updateTable('event')
      .set({ reg_end_at: new Date('2026-01-16T08:00:00Z') })
      .execute()
    const refused = await refusal(meet.owner.client.orders.updatePrestartlist(change('00:20.00')))
    expect([refused.status, refused.body.reason]).toEqual([409, 'seed_times_closed'])
    expect((await client.orders.updatePrestartlist(change('00:20.00'))).entries[0]?.seedTime).toBe('00:20.00')
  })

  it('follows the deadline of the event where it has one, and shows it with the entry', async () => {
    const set = (changeUntil: string) =>
      world.db
        .updateTable('event')
        .set({ entry_rules: JSON.stringify({ ...DEFAULT_ENTRY_RULES, changeUntil }) })
        .execute()
    await set('2026-01-16T08:00:00.000Z')
    const refused = await refusal(meet.owner.client.orders.updatePrestartlist(change('00:20.00')))
    expect([refused.status, refused.body.reason]).toEqual([409, 'seed_times_closed'])
    await set('2027-01-16T08:00:00.000Z')
    await meet.owner.client.orders.updatePrestartlist(change('00:20.00'))
    const { swimmers } = await meet.owner.client.events.userInEvent({ params: { id: meet.event.id } })
    expect(swimmers[0]?.entries[0]).toMatchObject({
      seedTime: '00:20.00',
      changeUntil: '2027-01-16T08:00:00.000Z',
      isListLocked: false,
    })
  })

  it('rejects a cancelled entry with `entry_state`', async () => {
    await world.db.updateTable('entry').set({ state: 'cancelled' }).where('id', '=', entryId).execute()
    const refused = await refusal(meet.owner.client.orders.updatePrestartlist(change('00:20.00')))
    expect([refused.status, refused.body.reason]).toEqual([409, 'entry_state'])
  })

  it('knows the entries of the order and the divisions of their distances', async () => {
    const { client } = meet.owner
    const other = { params, body: { entries: [{ entryId: entryId + 1, seedTime: null }] } }
    expect((await refusal(client.orders.updatePrestartlist(other))).body.reason).toBe('entry_not_found')
    const division = { params, body: { entries: [{ entryId, division: 'wetsuit' }] } }
    expect((await refusal(client.orders.updatePrestartlist(division))).body.issues).toEqual([
      { path: 'entries.0.division', reason: 'not_allowed' },
    ])
    const wrong = await refusal(client.orders.updatePrestartlist(change('25.10')))
    expect(wrong.body.issues).toEqual([{ path: 'entries.0.seedTime', reason: 'wrong_format' }])
  })

  it('is unknown to others', async () => {
    const stranger = await world.account()
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const refused = [
      await refusal(stranger.client.orders.updatePrestartlist({ params, body: {} })),
      await refusal(elsewhere.client.orders.updatePrestartlist({ params, body: {} })),
      await refusal(meet.owner.client.orders.updatePrestartlist({ params: { id: params.id + 1 }, body: {} })),
    ]
    expect(refused.map(({ body }) => body.reason)).toEqual(refused.map(() => 'order_not_found'))
    expect((await refusal(world.visitor.orders.updatePrestartlist({ params, body: {} }))).status).toBe(401)
  })
})
