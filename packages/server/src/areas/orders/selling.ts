/** Rules of sale of an event: prices, payment methods, and the time of registration. */

import type { GatewayName, PaymentRoute } from '@polynya/contract'
import {
  type FeeRules,
  feeRulesOf,
  hasVenueFee,
  isOpenState,
  type OfferFeesInput,
  registrationCan,
} from '@polynya/domain'
import { administers, type Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { registrationOf } from '../events/record/event-view.ts'
import { findSelling, type SellingRow } from '../events/record/events.store.ts'
import { ifVisible } from '../events/record/visible-event.ts'

/** Returns an event that the caller may see, with its offers. */
export async function visibleSelling(db: Db, eventId: number, caller: Caller): Promise<SellingRow> {
  return ifVisible(await findSelling(db, eventId), caller)
}

interface EntryAttempt {
  readonly caller: Caller
  readonly onSpot: boolean
  readonly now: Date
  /** Whether all places are offered by the waiting list, which may outlive registration. */
  readonly isOffered?: boolean
}

/** Returns whether an administrator may enter swimmers at the venue: until the event has finished, if its rules allow it. */
function mayEnterOnSpot(selling: SellingRow, { caller, onSpot, now }: EntryAttempt): boolean {
  if (!onSpot || !administers(caller, selling.region)) return false
  const { state } = registrationOf(selling, now)
  return registrationCan[state].enterOnSpot && (selling.entry_rules?.onSpot ?? true)
}

/** Fails if the event is not open for entries now. */
export function refuseUnlessOpen(selling: SellingRow, attempt: EntryAttempt) {
  if (attempt.onSpot && !administers(attempt.caller, selling.region)) fail('no_access')
  if (selling.event_state !== 'planned') fail('event_called_off')
  if (mayEnterOnSpot(selling, attempt)) return
  const { state } = registrationOf(selling, attempt.now)
  const mayTakeOffered = attempt.isOffered && registrationCan[state].takeOffered
  if (!isOpenState(state) && !mayTakeOffered) fail('registration_closed')
}

/** Returns the prices of an event now; a free event has no fees, and none is that at the venue before registration opens. */
export function feeRulesOfSelling(selling: SellingRow, now: Date): FeeRules {
  const atVenue = hasVenueFee(registrationOf(selling, now).state)
  const feesOf = (fees: OfferFeesInput | null) => fees && { ...fees, ...(!atVenue && { onSpot: null }) }
  return feeRulesOf({
    discounts: selling.discounts,
    servicePercent: selling.service_percent,
    mktPlacePercent: selling.mkt_place_percent,
    programData: selling.programData.map(({ id, fees }) => ({
      id,
      fees: selling.free_event ? null : feesOf(fees),
    })),
  })
}

type Options = PaymentRoute['paymentOptions']

/**
 * Returns the payment method for a country: the event's own one for it, or the one for all others, or the first
 * available gateway.
 */
export function paymentRoute(
  selling: SellingRow,
  country: string,
  first: Options['paymentGateway'],
): Options {
  const ways = selling.payment_schema
  const found =
    ways.find(({ userCountry }) => userCountry === country) ??
    ways.find(({ userCountry }) => userCountry === '*')
  return found?.paymentOptions ?? { paymentGateway: first, currency: selling.currency, conversionRate: 1 }
}

/** Returns the gateway for the payers of a country, or null if it is not available. */
export function payableRoute(
  selling: SellingRow,
  country: string,
  gateways: readonly GatewayName[],
): GatewayName | null {
  const [first] = gateways
  if (!first) return null
  const { paymentGateway } = paymentRoute(selling, country, first)
  return gateways.includes(paymentGateway) ? paymentGateway : null
}
