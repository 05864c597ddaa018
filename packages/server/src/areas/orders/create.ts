import { decimalOf, HOLD, minorOf, type PricedItem } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { orConflict } from '../../db/conflicts.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Failure, fail } from '../../http/failure.ts'
import { redeemCoupon } from '../coupons/coupons.store.ts'
import { confirmEntries, markPaid } from '../places/confirm-entries.ts'
import { lockPlaces, Stock, type Taker } from '../places/places.store.ts'
import { failFull } from '../places/refuse-full.ts'
import { createTeam } from '../teams/create-team.ts'
import { type AskedSwimmer, type Basket, judgeBasket, priceOfBasket } from './basket.ts'
import { refuseOverLimits } from './entry-limits.ts'
import { sendOrderPaid, sendOrderPlaced } from './order-mails.ts'
import { newOrderView } from './order-view.ts'
import {
  heldOf,
  insertEntries,
  insertItems,
  insertOrder,
  listEntriesOf,
  registerSwimmer,
  updateEntries,
} from './orders.store.ts'

export const create: Handler<'orders.create'> = async ({ body, ...call }, deps) => {
  const { total, ...asked } = body
  const basket = await judgeBasket(deps.db, { body: asked, caller: call.caller }, deps)
  const priced = priceOfBasket(basket)
  if (total !== undefined && minorOf(total) !== priced.totalMinor) failPrice(priced.totalMinor, basket)
  const id = await deps.db.transaction().execute(async (tx) => {
    const placed = await placeOrder(
      tx,
      { basket, priced, payer: payerOf(basket, call.caller.account.id) },
      deps,
    )
    if (basket.onSpot || entersOthers(basket, call.caller.account.id)) {
      const after = {
        eventId: basket.selling.id,
        swimmers: basket.swimmers.map(({ swimmer }) => swimmer.iwsaid),
      }
      await recordChange(tx, call, { kind: 'order', objectId: placed, after })
    }
    return placed
  })
  return newOrderView(deps.db, id)
}

/** Whether an administrator or a federation enters a swimmer of another account, or of none. */
const entersOthers = ({ swimmers }: Basket, accountId: number): boolean =>
  swimmers.some(({ swimmer }) => swimmer.account_id !== accountId)

/** Another price than the payer saw ends the call with the one that holds. */
export function failPrice(totalMinor: number, { route }: Pick<Basket, 'route'>): never {
  return fail('price_changed', { fields: { total: decimalOf(totalMinor), currency: route.currency } })
}

/** The account that an order belongs to: at the venue that of its first swimmer, if they have one. */
export const payerOf = ({ onSpot, swimmers }: Basket, caller: number): number =>
  (onSpot ? swimmers[0]?.swimmer.account_id : null) ?? caller

const takerOf = ({ onSpot }: Basket): Taker => ({ reserved: onSpot, ahead: !onSpot })

interface Placing {
  readonly basket: Basket
  readonly priced: ReturnType<typeof priceOfBasket>
  readonly payer: number
}

/**
 * Takes the places and writes the order: all of it, or nothing. What needs no place is written before the lock, which all
 * who want one wait for.
 */
async function placeOrder(tx: Tx, placing: Placing, deps: Deps): Promise<number> {
  const { basket, priced, payer } = placing
  const { selling, now } = basket
  const holdUntil = new Date(now.getTime() + HOLD.minutes * 60_000)
  const id = await writeOrder(tx, placing, holdUntil)
  if (priced.totalMinor > 0) await sendOrderPlaced(tx, { orderId: id, entries: entriesOf(basket) }, deps)
  await takePlaces(tx, basket)
  for (const [index, swimmer] of basket.swimmers.entries()) {
    const path = `swimmers.${index}`
    await enterSwimmer(tx, { swimmer, basket, orderId: id, payer, holdUntil, path }, deps)
  }
  if (priced.totalMinor === 0) await confirmFree(tx, { id, event_id: selling.id, status: 'draft', now }, deps)
  return id
}

/** The order with its items. */
async function writeOrder(tx: Tx, { basket, priced, payer }: Placing, holdUntil: Date): Promise<number> {
  const { selling, now, route, terms, coupon } = basket
  const id = await insertOrder(tx, {
    event_id: selling.id,
    account_id: payer,
    status: 'draft',
    currency: route.currency,
    total: decimalOf(priced.totalMinor),
    original_currency: selling.currency,
    original_total: decimalOf(priced.price.totalMinor),
    rate: String(route.conversionRate),
    country: basket.country,
    coupon_id: coupon?.id ?? null,
    terms: JSON.stringify(terms),
    on_spot: basket.onSpot,
    placed_on: basket.today,
    hold_until: holdUntil,
    paid_at: null,
    created_at: now,
    updated_at: now,
  })
  if (coupon) await redeemCoupon(tx, { couponId: coupon.id, accountId: payer, orderId: id })
  await insertItems(
    tx,
    priced.price.items.map((item) => ({ order_id: id, swimmer_id: item.swimmerId, ...itemColumns(item) })),
  )
  return id
}

const entriesOf = ({ swimmers }: Basket) =>
  swimmers.flatMap(({ swimmer, entries }) =>
    entries.map(({ distance }) => ({ ...swimmer, dist_code: distance.distCode })),
  )

/** Nothing to pay: the places are theirs at once. */
async function confirmFree(
  tx: Tx,
  { now, ...order }: { id: number; event_id: number; status: 'draft'; now: Date },
  deps: Deps,
) {
  await confirmEntries(tx, { order, entries: await listEntriesOf(tx, order.id), now })
  await markPaid(tx, order, now)
  await sendOrderPaid(tx, order.id, deps)
}

export async function takePlaces(tx: Tx, basket: Basket) {
  const asked = basket.swimmers.flatMap(({ entries }) => entries)
  const stock = new Stock(
    await lockPlaces(
      tx,
      asked.map(({ offer }) => offer.id),
      basket.now,
    ),
  )
  // A recently offered place may have been taken by another swimmer.
  const offered = await heldOf(
    tx,
    asked.flatMap(({ offeredId }) => offeredId ?? []),
  )
  for (const { distance, offeredId } of asked) {
    const isTheirs = offeredId === null ? stock.take(distance.id, takerOf(basket)) : offered.has(offeredId)
    if (!isTheirs) failFull(distance.distCode)
  }
}

export const itemColumns = (item: PricedItem) => ({
  fee: decimalOf(item.feeMinor),
  discount: item.discount && JSON.stringify(item.discount),
  discount_amount: decimalOf(item.discountMinor),
  coupon_amount: decimalOf(item.couponMinor),
  swimmer_total: decimalOf(item.swimmerMinor),
  donation: decimalOf(item.donationMinor),
  service: decimalOf(item.serviceMinor),
  mkt_place: decimalOf(item.mktPlaceMinor),
  total: decimalOf(item.totalMinor),
})

export interface Entering {
  readonly swimmer: AskedSwimmer
  readonly basket: Basket
  readonly orderId: number
  readonly payer: number
  readonly holdUntil: Date
  readonly path: string
}

/** Registers a swimmer and holds their places; relays get their teams. */
export async function enterSwimmer(tx: Tx, entering: Entering, deps: Pick<Deps, 'clock' | 'ids'>) {
  const { swimmer: asked, basket, orderId, payer, holdUntil, path } = entering
  const { selling, now, onSpot } = basket
  const { swimmer, age, ageGroup } = asked
  const registrationId = await registerSwimmer(tx, {
    event_id: selling.id,
    swimmer_id: swimmer.id,
    account_id: payer,
    age,
    age_group: ageGroup,
    created_at: now,
  })
  const pathOf = (index: number) => `${path}.entries.${index}.distanceId`
  await refuseOverLimits(tx, { swimmer: asked, basket, pathOf })
  for (const [index, entry] of asked.entries.entries()) {
    const columns = {
      order_id: orderId,
      state: 'held',
      division: entry.division,
      seed_time_cs: entry.seedTimeCs,
      hold_until: holdUntil,
      updated_at: now,
    } as const
    const entryId = await (entry.offeredId === null
      ? orConflict(
          insertEntries(tx, [
            {
              ...columns,
              registration_id: registrationId,
              event_id: selling.id,
              swimmer_id: swimmer.id,
              offer_id: entry.offer.id,
              offer_distance_id: entry.distance.id,
              on_spot: onSpot,
              waiting_position: null,
              offered_at: null,
              created_at: now,
            },
          ]).then(([id]) => id),
          { entry_active: alreadyEntered(pathOf(index)) },
        )
      : updateEntries(tx, [entry.offeredId], columns).then(() => entry.offeredId))
    if (entry.offer.kind === 'relay' && entryId) {
      await createTeam(tx, { entryId, accountId: payer }, deps)
    }
  }
}

const alreadyEntered = (path: string) =>
  new Failure('invalid_input', { issues: [{ path, reason: 'already_entered' }] })
