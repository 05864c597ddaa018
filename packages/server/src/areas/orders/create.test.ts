import type { Event } from '@polynya/contract'
import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal, refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER } from '../events/testing/an-event.ts'
import { aSwimmer } from '../swimmers/testing/a-swimmer.ts'
import { brokenInvariants } from './invariants.store.ts'
import { aBasket, anEntrant, anOrder, aSale, distancesOf, FEES } from './testing/a-sale.ts'

describe('POST orders', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event
  let distances: number[]

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    event = await aSale(superAdmin)
    distances = distancesOf(event)
  })
  afterAll(() => world.stop())

  const first = () => distances.slice(0, 1)

  it('holds places for half an hour and returns their price', async () => {
    const { order, swimmer, account } = await anOrder(world, event, distances.slice(0, 2))
    expect(order).toMatchObject({
      status: 'draft',
      isPaid: false,
      total: 2500,
      orderCurrency: 'RUB',
      sumPaid: 0,
    })
    expect(order.holdUntil).toBe('2026-01-16T09:30:00.000Z')
    expect(order.orderContent).toMatchObject([
      { quantity: 2, swimmerTotal: 2500, swimmer: { id: swimmer.id } },
    ])
    expect(order.orderContent[0]?.entries.map(({ state }) => state)).toEqual(['held', 'held'])
    const [mail] = await world.mailsTo(account.email)
    expect(mail?.text).toContain('2\u00a0500')
    const { places } = await world.visitor.events.places({ params: { id: event.id } })
    expect(places.find(({ distanceId }) => distanceId === distances[0])).toMatchObject({
      limit: 40,
      waiting: 0,
    })
  })

  it('takes several swimmers of a family in one basket, with donations', async () => {
    const account = await world.account()
    const [one, other] = [await anEntrant(account), await anEntrant(account)]
    const entries = [{ distanceId: distances[0] ?? 0, seedTime: '00:41.50' }]
    const order = await account.client.orders.create({
      body: {
        eventId: event.id,
        swimmers: [
          { swimmerId: one.id, entries, donationAmount: 100.5 },
          { swimmerId: other.id, entries },
        ],
      },
    })
    expect(order.total).toBe(3100.5)
    expect(order.orderContent.map(({ total, donationAmount }) => [total, donationAmount])).toEqual([
      [1600.5, 100.5],
      [1500, 0],
    ])
    expect(order.orderContent[0]?.entries[0]?.seedTime).toBe('00:41.50')
  })

  it('refuses another price than the payer saw, and returns the current one', async () => {
    const account = await world.account()
    const swimmer = await anEntrant(account)
    const { status, body } = await refusal(
      account.client.orders.create({ body: { ...aBasket(event, swimmer, first()), total: 1400 } }),
    )
    expect({ status, reason: body.reason, fields: body.fields }).toEqual({
      status: 409,
      reason: 'price_changed',
      fields: { total: '1500.00', currency: 'RUB' },
    })
    const order = await account.client.orders.create({
      body: { ...aBasket(event, swimmer, first()), total: 1500 },
    })
    expect(order.total).toBe(1500)
  })

  it('sells the last place once, and names the distance that is full', async () => {
    const small = await aSale(superAdmin, {}, { slotLimit: 3, reserved: 1 })
    const [distance = 0] = distancesOf(small)
    await anOrder(world, small, [distance])
    await anOrder(world, small, [distance])
    const { body } = await refusal(anOrder(world, small, [distance]))
    expect(body).toMatchObject({ reason: 'slots_exhausted', fields: { distance: '25FR' } })
  })

  it('counts the places of the offer beside those of each distance', async () => {
    const small = await aSale(superAdmin, {
      programData: [
        {
          ...AN_OFFER,
          slotLimit: 1,
          fees: FEES,
          children: [A_DISTANCE, { ...A_DISTANCE, distCode: '50FR' }],
        },
      ],
    })
    const [one = 0, other = 0] = distancesOf(small)
    await anOrder(world, small, [one])
    expect((await refusal(anOrder(world, small, [other]))).body.reason).toBe('slots_exhausted')
  })

  it('returns the same order for the same key, and refuses another call under it', async () => {
    const account = await world.account()
    const swimmer = await anEntrant(account)
    const body = aBasket(event, swimmer, first())
    const options = { key: 'key-of-a-basket' }
    const order = await account.client.orders.create({ body }, options)
    expect(await account.client.orders.create({ body }, options)).toEqual(order)
    expect(await account.client.orders.count()).toEqual({ total: 1 })
    const other = account.client.orders.create({ body: { ...body, total: 1 } }, options)
    expect(await refusal(other)).toMatchObject({ status: 422, body: { reason: 'key_reused' } })
  })

  it('returns the same order for the same key after another swimmer has taken its place', async () => {
    const small = await aSale(superAdmin, {}, { slotLimit: 1 })
    const account = await world.account()
    const body = aBasket(small, await anEntrant(account), distancesOf(small).slice(0, 1))
    const options = { key: 'key-of-a-place-gone' }
    const order = await account.client.orders.create({ body }, options)
    await account.client.orders.remove({ params: { id: order.id } })
    await anOrder(world, small, distancesOf(small).slice(0, 1))
    expect(await account.client.orders.create({ body }, options)).toEqual(order)
    const reasonOf = async (key: string, more = {}) =>
      (await refusal(account.client.orders.create({ body: { ...body, ...more } }, { key }))).body.reason
    expect(await reasonOf(options.key, { total: 1 })).toBe('key_reused')
    expect(await reasonOf('key-of-another-call')).toBe('slots_exhausted')
    await world.db.updateTable('idempotency_key').set({ answer: null }).execute()
    const recovered = await account.client.orders.create({ body }, options)
    expect(recovered).toMatchObject({ id: order.id, status: 'cancelled' })
    await world.db.updateTable('idempotency_key').set({ answer: null, order_id: null }).execute()
    expect(await reasonOf(options.key)).toBe('key_in_flight')
  })

  it('lets a refused call be made again under its key', async () => {
    const account = await world.account()
    const swimmer = await anEntrant(account)
    const body = { ...aBasket(event, swimmer, first()), coupon: 'SPRING' }
    const options = { key: 'key-of-a-refusal' }
    await refusal(account.client.orders.create({ body }, options))
    await superAdmin.client.events.replaceCoupons({
      params: { id: event.id },
      body: {
        coupons: [
          {
            code: 'SPRING',
            kind: 'percent',
            value: 10,
            maxUses: 1,
            oncePerAccount: false,
            from: null,
            until: null,
          },
        ],
      },
    })
    expect((await account.client.orders.create({ body }, options)).total).toBe(1350)
  })

  it('refuses a coupon that was used as often as it may be', async () => {
    const coupon = {
      kind: 'amount',
      value: 500,
      maxUses: 1,
      oncePerAccount: false,
      from: null,
      until: null,
    } as const
    const sale = await aSale(superAdmin)
    await superAdmin.client.events.replaceCoupons({
      params: { id: sale.id },
      body: { coupons: [{ ...coupon, code: 'ONCE' }] },
    })
    const account = await world.account()
    const [one, other] = [await anEntrant(account), await anEntrant(account)]
    const ids = distancesOf(sale).slice(0, 1)
    const { total } = await account.client.orders.create({
      body: { ...aBasket(sale, one, ids), coupon: 'once' },
    })
    expect(total).toBe(1000)
    const body = { ...aBasket(sale, other, ids), coupon: 'ONCE' }
    expect((await refusal(account.client.orders.create({ body }))).body.reason).toBe('coupon_used_up')
    expect((await refusal(account.client.orders.quote({ body }))).body.reason).toBe('coupon_used_up')
    const free = { ...body, coupon: null }
    expect((await account.client.orders.quote({ body: free })).total).toBe(1500)
  })

  it('names every field at fault', async () => {
    const account = await world.account()
    const swimmer = await anEntrant(account, { gender: 1 })
    const strict = await aSale(
      superAdmin,
      { uqDistPerEvent: 1 },
      { gender: 2, minAge: 18, divisions: ['общий'] },
    )
    const ids = distancesOf(strict)
    const entries = [{ distanceId: ids[0] ?? 0 }, { distanceId: 999_999 }]
    const body = { eventId: strict.id, swimmers: [{ swimmerId: swimmer.id, entries }], coupon: 'NONE' }
    expect((await refusal(account.client.orders.create({ body }))).body.issues).toEqual([
      { path: 'swimmers.0.entries.0.division', reason: 'division_required' },
      { path: 'swimmers.0.entries.0.distanceId', reason: 'distance_gender' },
      { path: 'swimmers.0.entries.1.distanceId', reason: 'distance_unknown' },
      { path: 'coupon', reason: 'coupon_unknown' },
    ])
  })

  it('refuses a distance that the swimmer entered already, and one more than the event allows', async () => {
    const strict = await aSale(superAdmin, { uqDistPerEvent: 1 })
    const ids = distancesOf(strict)
    const { account, swimmer } = await anOrder(world, strict, ids.slice(0, 1))
    const again = await refusal(
      account.client.orders.create({ body: aBasket(strict, swimmer, ids.slice(0, 1)) }),
    )
    expect(again.body.issues).toEqual([
      { path: 'swimmers.0.entries.0.distanceId', reason: 'already_entered' },
    ])
    const more = await refusal(
      account.client.orders.create({ body: aBasket(strict, swimmer, ids.slice(1, 2)) }),
    )
    expect(more.body.issues).toEqual([
      { path: 'swimmers.0.entries.0.distanceId', reason: 'too_many_distances' },
    ])
  })

  it('refuses swimmers whose age on the age-group date the event does not cover, at the venue too', async () => {
    const owner = await world.account()
    const event = await aSale(superAdmin, {
      ageGroups: [{ code: '18-40', minAge: 18, maxAge: 40 }],
      ageGroupOnDate: '2023-12-31',
    })
    const [first = 0] = distancesOf(event)
    const child = await anEntrant(owner, { dob: '2013-01-01', guardianConsent: true })
    const old = await anEntrant(owner, { dob: '1950-01-01' })
    const reasonsOf = async (call: Promise<unknown>) =>
      (await refusal(call)).body.issues?.map(({ reason, limit }) => [reason, limit])
    const order = (id: number) => owner.client.orders.create({ body: aBasket(event, { id }, [first]) })
    expect(await reasonsOf(order(child.id))).toEqual([['age_too_low', 11]])
    expect(await reasonsOf(order(old.id))).toEqual([['age_without_group', undefined]])
    const onSpot = { ...aBasket(event, old, [first]), onSpot: true }
    expect(await reasonsOf(superAdmin.client.orders.create({ body: onSpot }))).toEqual([
      ['age_without_group', undefined],
    ])
  })

  it('counts swims towards the limit of distances, not dinners', async () => {
    const children = (['25FR', 'G-DNR', 'G-TR', '50FR'] as const).map((distCode) => ({
      ...A_DISTANCE,
      distCode,
    }))
    const dining = await aSale(superAdmin, {
      uqDistPerEvent: 1,
      programData: [{ ...AN_OFFER, fees: FEES, children }],
    })
    const [swim = 0, dinner = 0, transfer = 0, second = 0] = distancesOf(dining)
    const { account, swimmer } = await anOrder(world, dining, [dinner, transfer, swim])
    const params = { id: dining.id, adm: 0, rsf: 0, iwsaid: swimmer.iwsaid } as const
    expect((await account.client.events.slots({ params })).distancesLeft).toBe(0)
    const more = await refusal(account.client.orders.create({ body: aBasket(dining, swimmer, [second]) }))
    expect(more.body.issues).toMatchObject([{ reason: 'too_many_distances' }])
  })

  it('lets a captain order one team of a relay, also by two baskets at the same moment', async () => {
    const children = ([0, 1, 2] as const).map((gender) => ({
      ...A_DISTANCE,
      distCode: '4x25FR' as const,
      gender,
    }))
    const relays = await aSale(superAdmin, {
      programData: [{ ...AN_OFFER, kind: 'relay', fees: FEES, children }],
    })
    const ids = distancesOf(relays)
    const account = await world.account()
    const captain = await anEntrant(account)
    const attempts = ids
      .flatMap((id) => [id, id])
      .map((id) =>
        account.client.orders.create({ body: aBasket(relays, captain, [id]) }).then(
          () => 'ordered',
          (problem: unknown) =>
            problem instanceof Refusal ? problem.body.issues?.[0]?.reason : Promise.reject(problem),
        ),
      )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1)
    expect(outcomes).toContain('captain_has_team')
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
  })

  it("refuses another account's swimmer, and a closed or called-off event", async () => {
    const [owner, stranger] = [await world.account(), await world.account()]
    const swimmer = await anEntrant(owner)
    const body = aBasket(event, swimmer, first())
    expect((await refusal(stranger.client.orders.create({ body }))).body.reason).toBe('swimmer_of_another')
    const closed = await aSale(superAdmin, { regEndDate: '2026-01-10T00:00:00+05:00', refundRule: [] })
    const late = aBasket(closed, swimmer, distancesOf(closed).slice(0, 1))
    expect((await refusal(owner.client.orders.create({ body: late }))).body.reason).toBe(
      'registration_closed',
    )
    const off = await aSale(superAdmin)
    await superAdmin.client.events.setState({
      params: { id: off.id },
      body: { state: 'calledOff', name: off.name, entrants: 0 },
    })
    const never = aBasket(off, swimmer, distancesOf(off).slice(0, 1))
    expect((await refusal(owner.client.orders.create({ body: never }))).body.reason).toBe('event_called_off')
    expect(await refusal(world.visitor.orders.create({ body }))).toMatchObject({ status: 401 })
  })

  it('lets only administrators enter swimmers at the venue for its own fee', async () => {
    const closed = await aSale(
      superAdmin,
      { regEndDate: '2026-01-10T00:00:00+05:00', refundRule: [] },
      { slotLimit: 2, reserved: 2 },
    )
    const owner = await world.account()
    const swimmer = await anEntrant(owner)
    const body = { ...aBasket(closed, swimmer, distancesOf(closed).slice(0, 1)), onSpot: true }
    expect((await refusal(owner.client.orders.create({ body }))).body.reason).toBe('no_access')
    const order = await superAdmin.client.orders.create({ body })
    expect(order).toMatchObject({ total: 2000, onSpot: true, userId: owner.id })
    const never = await aSale(superAdmin, {
      regEndDate: '2026-01-10T00:00:00+05:00',
      refundRule: [],
      entryRules: {
        ...DEFAULT_ENTRY_RULES,
        admissions: [],
        relay: { ...DEFAULT_ENTRY_RULES.relay, ageSums: [] },
        onSpot: false,
      },
    })
    const refused = superAdmin.client.orders.create({
      body: { ...aBasket(never, swimmer, distancesOf(never).slice(0, 1)), onSpot: true },
    })
    expect((await refusal(refused)).body.reason).toBe('registration_closed')
  })

  it('stores how an on-the-spot order was paid, with the number of its receipt, audited', async () => {
    const closed = await aSale(superAdmin, { regEndDate: '2026-01-10T00:00:00+05:00', refundRule: [] })
    const [distance = 0] = distancesOf(closed)
    const { id } = await superAdmin.client.swimmers.create({
      body: aSwimmer({ lastName: 'Venue', nativeLastName: null, orphan: true, eventId: closed.id }),
    })
    const body = { ...aBasket(closed, { id }, [distance]), onSpot: true, total: 2000 }
    const payment = { means: 'cash', receipt: '0042' } as const
    const order = await superAdmin.client.orders.create({ body: { ...body, payment } })
    expect(order).toMatchObject({
      isPaid: true,
      sumPaid: 2000,
      paymentGateway: 'manual',
      paymentMeans: 'cash',
      receiptId: '0042',
      receiptStatus: 'succeeded',
    })
    expect(order.orderContent[0]?.entries.map(({ state }) => state)).toEqual(['confirmed'])
    const { entries } = await superAdmin.client.audit.list({ query: { limit: 1 } })
    expect(entries[0]).toMatchObject({ action: 'orders.create', objectId: String(order.id) })
    expect(entries[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'means', before: null, after: 'cash' },
        { field: 'receipt', before: null, after: '0042' },
      ]),
    )
    const online = superAdmin.client.orders.create({ body: { ...body, onSpot: false, payment } })
    const { body: refused } = await refusal(online)
    expect([refused.reason, refused.issues?.map(({ path }) => path)]).toEqual([
      'field_forbidden',
      ['payment'],
    ])
    const owner = await world.account()
    const byOwner = refusal(owner.client.orders.create({ body: { ...body, payment } }))
    expect((await byOwner).body.reason).toBe('no_access')
  })

  it('accepts an on-the-spot entry before registration opens, for the ordinary fee', async () => {
    const ahead = await aSale(superAdmin, { regStartDate: '2026-01-25T00:00:00+05:00' })
    const swimmer = await anEntrant(await world.account())
    const body = { ...aBasket(ahead, swimmer, distancesOf(ahead).slice(0, 1)), onSpot: true }
    expect(await superAdmin.client.orders.create({ body })).toMatchObject({
      ...{ status: 'draft', onSpot: true, total: 1500 },
    })
    const marked = await superAdmin.client.orders.togglepaid({
      params: { id: (await superAdmin.client.orders.list({ query: { limit: 1 } })).orders[0]?.id ?? 0 },
      body: { isPaid: true, payment: { means: 'card' } },
    })
    expect(marked).toMatchObject({
      isPaid: true,
      paymentMeans: 'card',
      receiptId: null,
      receiptStatus: 'none',
    })
  })

  it('confirms a free order at once, and assigns competition numbers in order', async () => {
    const free = await aSale(superAdmin, { freeEvent: true })
    const ids = distancesOf(free).slice(0, 1)
    const { order, account } = await anOrder(world, free, ids)
    expect(order).toMatchObject({ status: 'paid', total: 0, isPaid: true })
    expect(order.orderContent[0]?.entries[0]?.state).toBe('confirmed')
    const { swimmers } = await account.client.events.userInEvent({ params: { id: free.id } })
    expect(swimmers.map(({ number }) => number)).toEqual([1])
    const second = await anOrder(world, free, ids)
    const next = await second.account.client.events.userInEvent({ params: { id: free.id } })
    expect(next.swimmers.map(({ number }) => number)).toEqual([2])
  })

  it('prices in the currency of the payer’s country', async () => {
    const abroad = await aSale(superAdmin, {
      paymentSchema: [
        {
          userCountry: 'KZ',
          paymentOptions: { paymentGateway: 'sandbox', currency: 'KZT', conversionRate: 5.5 },
        },
      ],
    })
    const account = await world.account()
    const swimmer = await anEntrant(account)
    const body = { ...aBasket(abroad, swimmer, distancesOf(abroad).slice(0, 1)), country: 'KZ' }
    const order = await account.client.orders.create({ body })
    expect(order).toMatchObject({
      total: 8250,
      orderCurrency: 'KZT',
      originalTotal: 1500,
      originalCurrency: 'RUB',
      orderContent: [{ total: 1500, charged: 8250 }],
    })
  })

  it('re-prices an unpaid order whose country changes, in the currency of the new one', async () => {
    const paymentOptions = { paymentGateway: 'sandbox', currency: 'KZT', conversionRate: 5.5 } as const
    const abroad = await aSale(superAdmin, { paymentSchema: [{ userCountry: 'KZ', paymentOptions }] })
    const { account, order } = await anOrder(world, abroad, distancesOf(abroad).slice(0, 1))
    const params = { id: order.id }
    expect(order).toMatchObject({ total: 1500, orderCurrency: 'RUB', currencyRate: 1 })
    const there = await account.client.orders.update({ params, body: { country: 'KZ' } })
    expect(there).toMatchObject({ total: 8250, orderCurrency: 'KZT', currencyRate: 5.5, originalTotal: 1500 })
    await world.db
      .insertInto('ledger')
      .values({
        at: world.clock.now(),
        account_id: account.id,
        order_id: order.id,
        source: 'manual',
        target: 'order',
        amount: '100.00',
        currency: 'KZT',
        payment_id: null,
        refund_id: null,
        note: null,
      })
      .execute()
    const back = await refusal(account.client.orders.update({ params, body: { country: 'RU' } }))
    expect(back.body.issues).toEqual([{ path: 'country', reason: 'not_allowed' }])
    expect((await account.client.orders.get({ params })).orderCurrency).toBe('KZT')
  })

  it('makes the team of an ordered relay', async () => {
    const children = ([0, 2] as const).map((gender) => ({ ...A_DISTANCE, distCode: '4x25FR', gender }))
    const relay = await aSale(superAdmin, {
      programData: [{ ...AN_OFFER, kind: 'relay', fees: FEES, children }],
    })
    const [mixed = 0, women = 0] = distancesOf(relay)
    const { order, account, swimmer } = await anOrder(world, relay, [mixed])
    const [entry] = order.orderContent[0]?.entries ?? []
    expect(entry?.teamId).toMatch(/^[A-Z]{4}$/)
    const { teams } = await account.client.teams.list({ params: { eventId: relay.id } })
    expect(teams.map(({ teamId }) => teamId)).toContain(entry?.teamId)
    // A team is found by captain, distance code and offer.
    const second = await refusal(account.client.orders.create({ body: aBasket(relay, swimmer, [women]) }))
    expect(second.body.issues).toEqual([
      { path: 'swimmers.0.entries.0.distanceId', reason: 'captain_has_team' },
    ])
  })
})
