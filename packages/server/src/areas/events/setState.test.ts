import type { Event, EventStateInput, Order } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { endCalledOff } from '../entrants/end-called-off.ts'
import { mailEntrants } from '../entrants/mail-entrants.ts'
import { brokenInvariants } from '../orders/invariants.store.ts'
import { anEntrant, anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'
import { endExpired } from '../payments/expire-orders.ts'

interface Entered {
  readonly account: TestAccount
  readonly order: Order
}

describe('the state of an event', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event
  let paid: Entered
  let unpaid: Entered

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    event = await aSale(superAdmin, { name: 'Кубок Туры', nameEn: 'Cup of the Tura' })
    paid = await anOrder(world, event, distancesOf(event).slice(0, 1))
    await payAt(world, paid)
    unpaid = await anOrder(world, event, distancesOf(event).slice(1, 2))
  })

  const set = (body: Partial<EventStateInput>, { client } = superAdmin) =>
    client.events.setState({
      params: { id: event.id },
      body: { state: 'postponed', name: event.name, entrants: 2, ...body },
    })
  const work = () => superAdmin.client.events.stateWork({ params: { id: event.id } })
  const order = ({ account, order: { id } }: Entered) => account.client.orders.get({ params: { id } })
  const never = (problem: unknown) => {
    throw problem
  }

  it('is sent once to every entrant, in their language', async () => {
    await paid.account.client.user.updateSettings({ body: { language: 'en' } })
    const result = await set({ noteEn: 'The ice is thin.', noteRu: 'Лёд тонкий.' })
    expect(result).toMatchObject({ eventState: 'postponed', entrants: 2, mails: { total: 2, done: 0 } })
    await mailEntrants(world.deps)
    await mailEntrants(world.deps)
    const [mail, ...rest] = await world.mailsTo(paid.account.email)
    expect(mail?.subject).toBe('The event is postponed: Cup of the Tura')
    expect(mail?.text).toContain('The ice is thin.')
    expect(rest.filter(({ subject }) => subject.includes('postponed'))).toEqual([])
    expect((await world.mailsTo(unpaid.account.email))[0]?.text).toContain('Лёд тонкий.')
    expect((await work()).mails).toEqual({ total: 2, done: 2, failed: 0 })
    expect((await world.visitor.events.get({ params: { id: event.id } })).eventState).toBe('postponed')
  })

  it('has a reason on the page of the event, which is removed once it takes place again', async () => {
    const notes = async () => {
      const { stateNote, stateNoteEn } = await world.visitor.events.view({ params: { id: event.id } })
      return [stateNote, stateNoteEn]
    }
    expect(await notes()).toEqual([null, null])
    await set({ noteRu: 'Лёд тонкий.', noteEn: 'The ice is thin.' })
    expect(await notes()).toEqual(['Лёд тонкий.', 'The ice is thin.'])
    await set({ state: 'calledOff', noteRu: 'Льда нет.' })
    expect(await notes()).toEqual(['Льда нет.', null])
    await set({ state: 'planned', noteRu: 'Лёд есть.' })
    expect(await notes()).toEqual([null, null])
  })

  it('is confirmed by the name of the event and by how many it concerns', async () => {
    expect((await refusal(set({ name: 'Кубок' }))).body.issues).toEqual([
      { path: 'name', reason: 'name_differs' },
    ])
    const changed = await refusal(set({ entrants: 1 }))
    expect([changed.status, changed.body.reason, changed.body.fields]).toEqual([
      409,
      'entrants_changed',
      { count: 2 },
    ])
    expect((await refusal(set({ refundTo: 'card' }))).body.issues).toEqual([
      { path: 'refundTo', reason: 'not_allowed' },
    ])
    expect((await work()).eventState).toBe('planned')
  })

  it('ends unpaid orders on cancellation, and refunds paid ones only if requested', async () => {
    await set({ state: 'calledOff' })
    await endCalledOff(world.deps, never)
    expect((await order(unpaid)).status).toBe('cancelled')
    expect((await order(paid)).status).toBe('paid')
    expect(await work()).toMatchObject({
      paidOrders: 1,
      paidByHand: 0,
      orders: { total: 1, done: 1, failed: 0 },
    })

    await set({ state: 'calledOff', refundTo: 'card', entrants: 1 })
    await endCalledOff(world.deps, never)
    const back = await order(paid)
    expect(back).toMatchObject({ status: 'refunded', partRefunded: 1500 })
    expect(back.refunds).toMatchObject([
      { way: 'card', cause: 'called_off', status: 'succeeded', amount: 1500 },
    ])
    expect(back.orderContent[0]?.entries[0]?.state).toBe('refunded')
    expect((await world.mailsTo(paid.account.email))[0]?.subject).toMatch(/Возврат/)
    await endCalledOff(world.deps, never)
    expect((await order(paid)).partRefunded).toBe(1500)
  })

  it('refunds by hand what was paid by hand, and lists the parts in the e-mail', async () => {
    const { id } = unpaid.order
    const cash = { payment: { means: 'cash' } } as const
    await superAdmin.client.orders.togglepaid({ params: { id }, body: cash })
    await set({ state: 'calledOff', refundTo: 'card' })
    expect(await work()).toMatchObject({ paidOrders: 2, paidByHand: 1 })
    await endCalledOff(world.deps, never)
    expect((await order(unpaid)).refunds).toMatchObject([{ target: 'manual', status: 'succeeded' }])
    expect((await order(paid)).refunds).toMatchObject([{ target: 'card' }])
    const textOf = async ({ account }: Entered) => (await world.mailsTo(account.email))[0]?.text
    expect(await textOf(unpaid)).toMatch(/событие отменено\. Возврат у организатора: 1\s500,00\s₽\.\n/)
    expect(await textOf(paid)).toMatch(/Возврат на карту: 1\s500,00\s₽\. На карту деньги приходят за/)
  })

  it('continues with the other orders if one cannot be ended, and retries that one', async () => {
    await set({ state: 'calledOff', refundTo: 'credit' })
    const problems: unknown[] = []
    const broken = { ...world.deps, mailer: { send: () => Promise.reject(new Error('The disk is full')) } }
    await endCalledOff(broken, (problem) => problems.push(problem))
    expect(problems).toHaveLength(2)
    expect((await work()).orders).toEqual({ total: 2, done: 0, failed: 2 })
    expect((await order(paid)).status).toBe('paid')
    await endCalledOff(world.deps, never)
    expect((await work()).orders).toEqual({ total: 2, done: 2, failed: 0 })
    expect(await paid.account.client.orders.credits()).toEqual({
      credits: [{ amount: 1500, currency: 'RUB' }],
    })
  })

  it('withdraws the end of orders that are not ended once the event takes place again', async () => {
    await set({ state: 'calledOff', refundTo: 'card' })
    await set({ state: 'planned' })
    await endCalledOff(world.deps, never)
    expect([(await order(unpaid)).status, (await order(paid)).status]).toEqual(['draft', 'paid'])
    expect((await work()).orders).toBeNull()

    await set({ state: 'calledOff', refundTo: 'card' })
    await endCalledOff(world.deps, never)
    await set({ state: 'planned', entrants: 0 })
    expect((await order(paid)).status).toBe('refunded')
    expect((await work()).orders).toEqual({ total: 2, done: 2, failed: 0 })
  })

  it('ends no order of an event that is no longer called off', async () => {
    await set({ state: 'calledOff', refundTo: 'card' })
    // As a state that was changed while requests were not withdrawn yet.
    await world.db.updateTable('event').set({ event_state: 'planned' }).where('id', '=', event.id).execute()
    await endCalledOff(world.deps, never)
    expect([(await order(unpaid)).status, (await order(paid)).status]).toEqual(['draft', 'paid'])
  })

  describe('of an event with a waiting list', () => {
    let waiters: readonly TestAccount[]
    const planned = () => superAdmin.client.events.stateWork({ params: { id: event.id } })
    const waitingOf = async ({ client }: TestAccount) =>
      (await client.orders.waiting()).entries.map((entry) => [entry.state, entry.waitingPosition])
    const cancelledOf = (accountId: number) =>
      world.db
        .selectFrom('entry')
        .innerJoin('registration', 'registration.id', 'registration_id')
        .where('account_id', '=', accountId)
        .where('state', '=', 'cancelled')
        .select('entry.id')
        .execute()

    beforeEach(async () => {
      event = await aSale(superAdmin, { name: 'Кубок Туры', nameEn: 'Cup of the Tura' }, { slotLimit: 1 })
      const [distanceId = 0] = distancesOf(event)
      paid = await anOrder(world, event, [distanceId])
      await payAt(world, paid)
      waiters = await Promise.all([1, 2, 3].map(() => world.account()))
      for (const { client, ...account } of waiters) {
        const { id: swimmerId } = await anEntrant({ client, ...account })
        await client.orders.joinWaiting({ body: { swimmerId, distanceId } })
      }
    })

    it('restores it in the same order, and notifies those who wait again', async () => {
      const [first, second, third] = waiters as [TestAccount, TestAccount, TestAccount]
      await set({ state: 'calledOff', refundTo: 'card', entrants: 4 })
      await endCalledOff(world.deps, never)
      expect(await Promise.all(waiters.map(waitingOf))).toEqual([[], [], []])
      // The refunded entrant no longer has an entry; three accounts may wait again.
      expect((await planned()).entrants).toBe(3)

      expect(await set({ state: 'planned', entrants: 3 })).toMatchObject({ entrants: 3 })
      expect(await Promise.all(waiters.map(waitingOf))).toEqual([
        [['waitlisted', 1]],
        [['waitlisted', 2]],
        [['waitlisted', 3]],
      ])
      expect(await cancelledOf(first.id)).toHaveLength(1)
      await mailEntrants(world.deps)
      const [mail] = await world.mailsTo(third.email)
      expect(mail?.subject).toBe('Событие состоится: Кубок Туры')
      expect(mail?.text).toContain('Листы ожидания восстановлены в прежнем порядке.')

      await endExpired(world.deps)
      expect((await world.mailsTo(first.email))[0]?.subject).toBe('Освободилось место: Кубок Туры')
      expect(await waitingOf(second)).toEqual([['waitlisted', 1]])
      expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
    })

    it('restores the turn of a swimmer who was offered a place when it was called off', async () => {
      const [first, second] = waiters as [TestAccount, TestAccount]
      await superAdmin.client.orders.cancelEntry({
        params: { id: paid.order.id, entryId: paid.order.orderContent[0]?.entries[0]?.id ?? 0 },
        body: {},
      })
      expect(await waitingOf(first)).toEqual([['held', null]])
      await set({ state: 'calledOff', entrants: 3 })
      expect(await waitingOf(first)).toEqual([])
      await set({ state: 'postponed', entrants: 3 })
      expect(await waitingOf(first)).toEqual([['waitlisted', 1]])
      expect(await waitingOf(second)).toEqual([['waitlisted', 2]])
    })

    it('restores no entry of an account that was deleted in the meantime', async () => {
      const [first, second] = waiters as [TestAccount, TestAccount]
      await set({ state: 'calledOff', entrants: 4 })
      await first.client.user.remove({ body: { password: first.password } })
      expect((await planned()).entrants).toBe(3)
      await set({ state: 'planned', entrants: 3 })
      expect(await waitingOf(second)).toEqual([['waitlisted', 1]])
    })

    it('says nothing of waiting lists where none is restored', async () => {
      await set({ state: 'postponed', entrants: 4 })
      await set({ state: 'planned', entrants: 4 })
      await mailEntrants(world.deps)
      const [mail] = await world.mailsTo(paid.account.email)
      expect(mail?.subject).toBe('Событие состоится: Кубок Туры')
      expect(mail?.text).not.toContain('Листы ожидания')
    })
  })

  it('is changed only by super administrators of the region, and audited', async () => {
    await set({ state: 'calledOff', refundTo: 'card' })
    const audit = await world.db
      .selectFrom('audit')
      .where('action', '=', 'events.setState')
      .where('object_id', '=', String(event.id))
      .select(['before', 'after'])
      .execute()
    expect(audit).toEqual([
      {
        before: { eventState: 'planned' },
        after: { eventState: 'calledOff', entrants: 2, refundTo: 'card' },
      },
    ])
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    const refused = [
      await refusal(set({}, await world.account(['admin']))),
      await refusal(set({}, foreign)),
      await refusal(foreign.client.events.stateWork({ params: { id: 2_000_000 } })),
    ]
    expect(refused.map(({ body }) => body.reason)).toEqual(['no_access', 'no_access', 'event_not_found'])
  })
})
