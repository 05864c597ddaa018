/**
 * What taking part in an event costs, before any entry: the price list that its page shows. Every amount is a price of
 * `priceOf`, so that it is the total of an order. Amounts are whole minor units, dates `YYYY-MM-DD` in the event's zone.
 * See docs/rules.md#fees.
 */

import { addDays } from './calendar.ts'
import { type EventFees, feeRulesOf } from './event-fees.ts'
import { type FeeRules, priceOf } from './fees.ts'

/** The prices of an offer, without discounts; the parts for service and marketplace are included. */
export interface OfferPrices {
  readonly offerId: number
  /** Total of one distance, of two together and so on; the last one applies to larger bundles too. */
  readonly totalsMinor: readonly number[]
  /** Added once per swimmer from `from` on; null if the offer has no late fee. */
  readonly late: { readonly from: string; readonly totalMinor: number; readonly applies: boolean } | null
  /** Total of each entry at the venue; null if it costs the same as before. */
  readonly onSpotMinor: number | null
}

/** An event's fees, as in the API. */
export type PricedEvent = EventFees & { readonly freeEvent: boolean }

interface Entering {
  readonly on: string
  readonly count: number
  readonly onSpot?: boolean
}

/** Returns the prices of the offers that charge a fee; empty for a free event. */
export function feeTable(event: PricedEvent, today: string): OfferPrices[] {
  if (event.freeEvent) return []
  const rules = { ...feeRulesOf(event), discounts: [] }
  return rules.offers
    .filter(({ byCount, onSpotMinor }) => byCount.some((fee) => fee > 0) || (onSpotMinor ?? 0) > 0)
    .map(({ offerId, byCount, lateFrom, lateMinor, onSpotMinor }) => {
      const onTime = lateFrom === null ? today : addDays(lateFrom, -1)
      const total = (entering: Entering) => totalOf(rules, offerId, entering)
      return {
        offerId,
        totalsMinor: byCount.map((_, index) => total({ on: onTime, count: index + 1 })),
        late:
          lateFrom === null || lateMinor === 0
            ? null
            : {
                from: lateFrom,
                totalMinor: total({ on: lateFrom, count: 1 }) - total({ on: onTime, count: 1 }),
                applies: today >= lateFrom,
              },
        onSpotMinor: onSpotMinor === null ? null : total({ on: onTime, count: 1, onSpot: true }),
      }
    })
}

/** Returns the lowest price of one distance today; 0 if nothing is charged, null if no price is known. */
export function lowestPrice(event: PricedEvent, today: string): number | null {
  if (event.freeEvent) return 0
  const rules = { ...feeRulesOf(event), discounts: [] }
  const priced = event.programData.filter(({ fees }) => fees !== null)
  if (priced.length === 0) return null
  return Math.min(...priced.map(({ id }) => totalOf(rules, id, { on: today, count: 1 })))
}

function totalOf(rules: FeeRules, offerId: number, { on, count, onSpot = false }: Entering): number {
  const swimmer = { swimmerId: 0, age: 0, isParaswimmer: false, region: null, donationMinor: 0 }
  const participants = [{ ...swimmer, offers: [{ offerId, count }] }]
  return priceOf(rules, { on, participants, coupon: null, onSpot }).totalMinor
}
