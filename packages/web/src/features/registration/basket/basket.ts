/** Draft of an order: several swimmers of a family, each with distances. */

import type { Entry, FieldIssue, Order, OrderInput, SwimmerCard, UserInEvent } from '@polynya/contract'
import { AMOUNT_MAX, formatRaceTime, type PaymentMeans, parseTypedRaceTime } from '@polynya/domain'
import type { Programme } from './programme.ts'

/** A distance as its fields hold it. */
export interface BasketEntry {
  readonly distanceId: number
  /** Empty is none. */
  readonly division: string
  readonly seedTime: string
}

export interface BasketSwimmer {
  readonly swimmerId: number
  readonly entries: readonly BasketEntry[]
}

/** How an entry at the venue is paid for; `later` leaves the order unpaid, an empty one is still to be chosen. */
export interface OnSpotPayment {
  readonly means: PaymentMeans | 'later' | ''
  /** Number of the receipt, if there is one. */
  readonly receipt: string
}

export const NO_PAYMENT: OnSpotPayment = { means: '', receipt: '' }

export interface Basket {
  readonly swimmers: readonly BasketSwimmer[]
  readonly coupon: string
  /** Where the payer lives; empty is where the first swimmer does. */
  readonly country: string
  readonly donation: string
  /** Swimmers of other accounts, or of none, whom an administrator enters. */
  readonly others: readonly SwimmerCard[]
  /** Set for an entry by an administrator at the venue. */
  readonly onSpot: OnSpotPayment | null
}

export const NO_BASKET: Basket = {
  swimmers: [],
  coupon: '',
  country: '',
  donation: '',
  others: [],
  onSpot: null,
}

/** Puts a swimmer into the basket, or takes one out with all their distances. */
export function withSwimmer(basket: Basket, swimmerId: number, isIn: boolean): Basket {
  const others = basket.swimmers.filter((each) => each.swimmerId !== swimmerId)
  if (!isIn) return { ...basket, swimmers: others }
  const isThere = others.length < basket.swimmers.length
  return isThere ? basket : { ...basket, swimmers: [...others, { swimmerId, entries: [] }] }
}

/** Puts a swimmer of another account into the basket. */
export function withOther(basket: Basket, swimmer: SwimmerCard): Basket {
  const others = basket.others.filter(({ id }) => id !== swimmer.id)
  return withSwimmer({ ...basket, others: [...others, swimmer] }, swimmer.id, true)
}

/** Changes a distance of a swimmer; null takes it out. */
export function withEntry(
  basket: Basket,
  { swimmerId, distanceId }: { readonly swimmerId: number; readonly distanceId: number },
  change: Partial<BasketEntry> | null,
): Basket {
  const changed = (entries: readonly BasketEntry[]) => {
    if (!change) return entries.filter((each) => each.distanceId !== distanceId)
    if (entries.some((each) => each.distanceId === distanceId))
      return entries.map((each) => (each.distanceId === distanceId ? { ...each, ...change } : each))
    return [...entries, { distanceId, division: '', seedTime: '', ...change }]
  }
  const swimmers = basket.swimmers.map((each) =>
    each.swimmerId === swimmerId ? { ...each, entries: changed(each.entries) } : each,
  )
  return { ...basket, swimmers }
}

/** The basket without swimmers that are not one's own any more and distances that the programme no longer has. */
export function stillThere(basket: Basket, own: readonly number[], programme: Programme): Basket {
  const swimmers = basket.swimmers.filter(({ swimmerId }) => own.includes(swimmerId))
  return {
    ...basket,
    swimmers: swimmers.map((swimmer) => ({
      ...swimmer,
      entries: swimmer.entries.filter(({ distanceId }) => programme.has(distanceId)),
    })),
  }
}

/** The basket without what is entered already: an order in another tab, or one that has come through after all. */
export const withoutEntered = (basket: Basket, inEvent: UserInEvent | undefined): Basket => {
  const entered = new Set(
    inEvent?.swimmers.flatMap(({ swimmer, entries }) =>
      entries.filter((entry) => !isOffered(entry)).map(({ distanceId }) => `${swimmer.id} ${distanceId}`),
    ),
  )
  const swimmers = basket.swimmers.map((each) => ({
    ...each,
    entries: each.entries.filter(({ distanceId }) => !entered.has(`${each.swimmerId} ${distanceId}`)),
  }))
  return { ...basket, swimmers }
}

/** The basket with the places that the waiting list offers alone. */
export const onlyOffered = (
  basket: Basket,
  offered: readonly { readonly distanceId: number; readonly swimmer: { readonly id: number } }[],
): Basket => ({
  ...basket,
  swimmers: basket.swimmers.map((each) => ({
    ...each,
    entries: each.entries.filter((entry) =>
      offered.some(
        ({ distanceId, swimmer }) => distanceId === entry.distanceId && swimmer.id === each.swimmerId,
      ),
    ),
  })),
})

/** Whether an entry is a place that the waiting list offers: it is ordered like any other. */
export const isOffered = ({ state, orderId }: Pick<Entry, 'state' | 'orderId'>): boolean =>
  state === 'held' && orderId === null

export const entriesIn = ({ swimmers }: Basket): number =>
  swimmers.reduce((sum, { entries }) => sum + entries.length, 0)

export type BasketProblem = 'noDistances' | 'division' | 'seedTime'

/** Returns the first fault of a basket that the client can detect; null if it can be ordered. */
export function basketProblem({ swimmers }: Basket, programme: Programme): BasketProblem | null {
  if (swimmers.length === 0 || swimmers.some(({ entries }) => entries.length === 0)) return 'noDistances'
  const all = swimmers.flatMap(({ entries }) => entries)
  if (all.some((entry) => needsDivision(entry, programme))) return 'division'
  return all.some(({ seedTime }) => isWrongTime(seedTime)) ? 'seedTime' : null
}

export const needsDivision = ({ distanceId, division }: BasketEntry, programme: Programme): boolean =>
  division === '' && (programme.get(distanceId)?.distance.divisions.length ?? 0) > 0

export const isWrongTime = (text: string): boolean => text.trim() !== '' && parseTypedRaceTime(text) === null

/** Returns an amount as it was typed, `500` or `12,50`; 0 if nothing was typed, null if the amount has a problem. */
export const typedAmount = (text: string): number | null =>
  amountProblem(text) === null ? Number(decimal(text)) : null

/** Returns why a typed amount cannot be paid; null if it can. The limit is that of the contract. */
export function amountProblem(text: string): Pick<FieldIssue, 'reason' | 'limit'> | null {
  const typed = decimal(text)
  if (!/^(\d+(\.\d{1,2})?)?$/.test(typed)) return { reason: 'not_an_amount' }
  return Number(typed) > AMOUNT_MAX ? { reason: 'too_large', limit: AMOUNT_MAX } : null
}

const decimal = (text: string) => text.trim().replace(',', '.')

export type OrderBody = Omit<OrderInput, 'total' | 'payment'>

/**
 * What is priced and ordered; null where there is nothing to price. A division that is still to be chosen changes no
 * price: until then it is the first one.
 */
export function orderBody(eventId: number, basket: Basket, programme: Programme): OrderBody | null {
  const swimmers = basket.swimmers
    .filter(({ entries }) => entries.length > 0)
    .map(({ swimmerId, entries }) => ({
      swimmerId,
      entries: entries.map((entry) => entryInput(entry, programme)),
    }))
  const [first, ...others] = swimmers
  if (!first) return null
  const donationAmount = typedAmount(basket.donation) ?? 0
  return {
    eventId,
    swimmers: [donationAmount > 0 ? { ...first, donationAmount } : first, ...others],
    ...(basket.coupon.trim() && { coupon: basket.coupon.trim() }),
    ...(basket.country && { country: basket.country }),
    ...(basket.onSpot && { onSpot: true }),
  }
}

/** The payment that was received at the venue, as an order has it. */
export function paymentOf({ onSpot }: Basket): Pick<OrderInput, 'payment'> {
  if (!onSpot || onSpot.means === '' || onSpot.means === 'later') return {}
  const receipt = onSpot.receipt.trim()
  return { payment: { means: onSpot.means, ...(receipt && { receipt }) } }
}

function entryInput({ distanceId, division, seedTime }: BasketEntry, programme: Programme) {
  const first = programme.get(distanceId)?.distance.divisions[0]
  const timeCs = parseTypedRaceTime(seedTime)
  return {
    distanceId,
    ...((division || first) && { division: division || first }),
    ...(timeCs !== null && { seedTime: formatRaceTime(timeCs) }),
  }
}

/** The basket that would make an order once more. */
export const basketOf = (order: Pick<Order, 'orderContent' | 'coupon'>): Basket => ({
  ...NO_BASKET,
  coupon: order.coupon ?? '',
  swimmers: order.orderContent.map(({ swimmer, entries }) => ({
    swimmerId: swimmer.id,
    entries: entries.map(({ distanceId, division, seedTime, teamId }) => ({
      distanceId,
      division: division ?? '',
      // The time of a team is the total of its members, which the server adds up.
      seedTime: teamId === null ? (seedTime ?? '') : '',
    })),
  })),
})

/** Parses a basket stored in the browser; returns null if it is invalid. */
export function readBasket(stored: string | null): Basket | null {
  try {
    const read = JSON.parse(stored ?? 'null') as Basket | null
    return read && Array.isArray(read.swimmers) ? { ...NO_BASKET, ...read } : null
  } catch {
    return null
  }
}
