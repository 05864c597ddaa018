/**
 * The fees of an event as its editor keeps them, in major units, and as the price counts them.
 * See docs/rules.md#fees.
 */

import type { Discount, FeeRules } from './fees.ts'
import { minorOf } from './money.ts'

/** What an offer costs, in the event's currency and major units. */
export interface OfferFeesInput {
  readonly byCount: readonly number[]
  readonly lateFrom: string | null
  readonly late: number
  readonly onSpot: number | null
}

/** What of an event decides its prices. */
export interface EventFees {
  readonly discounts: readonly Discount[]
  readonly servicePercent: number
  readonly mktPlacePercent: number
  /** An offer without fees costs nothing. */
  readonly programData: readonly { readonly id: number; readonly fees: OfferFeesInput | null }[]
}

const NO_FEES: OfferFeesInput = { byCount: [0], lateFrom: null, late: 0, onSpot: null }

/** The rules that an order keeps: a later change of the event changes no price. */
export const feeRulesOf = ({
  discounts,
  servicePercent,
  mktPlacePercent,
  programData,
}: EventFees): FeeRules => ({
  offers: programData.map(({ id, fees }) => {
    const { byCount, lateFrom, late, onSpot } = fees ?? NO_FEES
    return {
      offerId: id,
      byCount: byCount.map(minorOf),
      lateFrom,
      lateMinor: minorOf(late),
      onSpotMinor: onSpot === null ? null : minorOf(onSpot),
    }
  }),
  discounts,
  servicePercent,
  mktPlacePercent,
})
