/** A random walk over orders: whatever happens in whatever order, every invariant holds. */

import type { Event, Order } from '@polynya/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { endExpired } from '../payments/expire-orders.ts'
import { reconcile } from '../payments/reconcile.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { brokenInvariants } from './invariants.store.ts'
import { anEntrant, aSale, distancesOf, payAt } from './testing/a-sale.ts'

/** Ten thousand by `npm run bench -- walk`; fewer here, for the suite has other work. */
const STEPS = Number(process.env.WALK_STEPS ?? 800)
const SEED = Number(process.env.WALK_SEED ?? 20_261_122)
const CHECK_EVERY = 50
const PLACES = 2

/** Numbers by chance that come again with the same seed (mulberry32). */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = chance(SEED)
const among = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)]

interface Walker {
  account: TestAccount
  readonly swimmers: number[]
  readonly orders: number[]
}

let world: TestApp
let superAdmin: TestAccount
let event: Event
let walkers: Walker[]

beforeAll(async () => {
  world = await testApp(process.env.WALK_LOG ? { LOG_LEVEL: 'error' } : {})
  superAdmin = await world.account(['superAdmin'])
  event = await aSale(
    superAdmin,
    { uqDistPerEvent: 3, endDate: '2026-12-01', regEndDate: '2026-11-30T00:00:00Z' },
    { slotLimit: PLACES },
  )
  await superAdmin.client.events.replaceCoupons({
    params: { id: event.id },
    body: {
      coupons: [
        {
          code: 'FEW',
          kind: 'amount',
          value: 777.77,
          maxUses: 3,
          oncePerAccount: false,
          from: null,
          until: null,
        },
      ],
    },
  })
  walkers = []
  for (let index = 0; index < 5; index += 1) {
    const account = await world.account()
    const swimmers = [await anEntrant(account), await anEntrant(account)].map(({ id }) => id)
    walkers.push({ account, swimmers, orders: [] })
  }
})
afterAll(() => world.stop())

const someDistances = () => distancesOf(event).filter(() => random() < 0.5)

type Step = (walker: Walker, order: Order | undefined) => Promise<unknown>

const someEntry = (order: Order | undefined) =>
  among(order?.orderContent.flatMap(({ entries }) => entries) ?? [])

const STEPS_OF_WALK = {
  async hold({ account, swimmers, orders }) {
    const swimmerId = among(swimmers) ?? 0
    const coupon = random() < 0.3 ? 'FEW' : null
    const entries = someDistances().map((distanceId) => ({ distanceId }))
    const donationAmount = random() < 0.2 ? 33.33 : 0
    const swimmersIn = [{ swimmerId, entries, donationAmount }]
    const { id } = await account.client.orders.create({
      body: { eventId: event.id, swimmers: swimmersIn, coupon },
    })
    orders.push(id)
  },
  async pay({ account }, order) {
    const choice = among(['pay', 'pay', 'pay', 'refuse', 'delay', 'leave', 'twice'] as const) ?? 'pay'
    if (order) await payAt(world, { account, order, choice })
  },
  async payByCredits({ account }, order) {
    if (order) await account.client.orders.pay({ params: { id: order.id }, query: { payType: 'credits' } })
  },
  async cancel({ account }, order) {
    const refundTo = random() < 0.5 ? 'card' : 'credit'
    const params = { id: order?.id ?? 1, entryId: someEntry(order)?.id ?? 1 }
    await account.client.orders.cancelEntry({ params, body: { refundTo } })
  },
  async add({ account, swimmers }, order) {
    const body = {
      orderId: order?.id ?? 1,
      swimmerId: among(swimmers) ?? 0,
      distanceId: among(distancesOf(event)) ?? 0,
    }
    await account.client.orders.entry({ body })
  },
  async coupon({ account }, order) {
    const coupon = random() < 0.5 ? 'FEW' : null
    await account.client.orders.update({ params: { id: order?.id ?? 1 }, body: { coupon } })
  },
  async remove({ account }, order) {
    await account.client.orders.remove({ params: { id: order?.id ?? 1 } })
  },
  async mark(_walker, order) {
    await superAdmin.client.orders.togglepaid({ params: { id: order?.id ?? 1 } })
  },
  async refundAmount(_walker, order) {
    const body = {
      refundTo: random() < 0.5 ? 'card' : 'credit',
      ...(random() < 0.5 && { amount: 100 }),
    } as const
    await superAdmin.client.orders.refund({ params: { id: order?.id ?? 1 }, body })
  },
  async wait({ account, swimmers }) {
    await account.client.orders.joinWaiting({
      body: { swimmerId: among(swimmers) ?? 0, distanceId: among(distancesOf(event)) ?? 0 },
    })
  },
  async leave({ account }) {
    const { entries } = await account.client.orders.waiting()
    await account.client.orders.leaveWaiting({ params: { id: among(entries)?.id ?? 1 } })
  },
  async lateNotice(_walker, order) {
    const externalId = order?.paymentId
    if (externalId) await settlePayment(world.deps, { gateway: 'sandbox', externalId, source: 'late' })
  },
  async pass() {
    world.clock.pass({ minutes: Math.floor(random() * 20) })
  },
  async sweep() {
    await endExpired(world.deps)
    await reconcile(world.deps, () => {})
  },
} as const satisfies Record<string, Step>

const NAMES = Object.keys(STEPS_OF_WALK) as (keyof typeof STEPS_OF_WALK)[]

/** Tokens last a quarter of an hour, and the walk takes days. */
async function signInAgain(account: TestAccount): Promise<TestAccount> {
  const body = { username: account.email, password: account.password }
  const { accessToken } = await world.visitor.user.authenticate({ body })
  return { ...account, client: world.client({ authorization: `Bearer ${accessToken}` }) }
}

async function step(name: keyof typeof STEPS_OF_WALK, walker: Walker): Promise<string> {
  try {
    const id = among(walker.orders.slice(-2))
    const order = id === undefined ? undefined : await walker.account.client.orders.get({ params: { id } })
    await STEPS_OF_WALK[name](walker, order)
    return 'done'
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status >= 500) throw problem
    if (problem.body.reason !== 'token_expired') return problem.body.reason
    walker.account = await signInAgain(walker.account)
    superAdmin = await signInAgain(superAdmin)
    return 'token_expired'
  }
}

it(`keeps every invariant in ${STEPS} steps (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
  const outcomes = new Map<string, number>()
  for (let count = 1; count <= STEPS; count += 1) {
    const name = among(NAMES) ?? 'hold'
    const walker = among(walkers) as Walker
    const outcome = `${name}: ${await step(name, walker)}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (count % CHECK_EVERY === 0 || count === STEPS) {
      expect(await brokenInvariants(world.db, world.clock.now()), `after ${count} steps`).toEqual({})
    }
  }
  if (process.env.WALK_LOG) process.stdout.write(`${JSON.stringify([...outcomes].toSorted(), null, 1)}\n`)
  // A walk that is refused everywhere would prove nothing.
  for (const name of ['hold', 'pay', 'cancel', 'mark', 'refundAmount', 'wait'] as const) {
    expect(outcomes.get(`${name}: done`) ?? 0, name).toBeGreaterThan(0)
  }
})
