/** The totals of an event, and the fields of `with=account`, which depend on the caller. */

import type { EventWithAccount } from '@polynya/contract'
import { administers, type Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { couponView } from '../coupons/coupon-view.ts'
import { listCoupons } from '../coupons/coupons.store.ts'
import type { EventHead } from '../events/record/events.store.ts'
import { creditsOf } from '../ledger/ledger.store.ts'
import { moneyView } from '../ledger/money-view.ts'
import { enteredSwimmer } from '../places/entry-view.ts'
import { countUnpaid, listUnpaid } from '../start-lists/entered.store.ts'

/** Returns how many swimmers have confirmed entries, and their countries by code. */
export const totals = ({ countries }: { readonly countries: readonly CountryTotal[] }) => ({
  totalSwimmers: countries.reduce((sum, { swimmers }) => sum + swimmers, 0),
  totalCountries: countries.length,
  countryList: countries.map(({ country }) => country),
})

interface CountryTotal {
  readonly country: string
  readonly swimmers: number
}

/** Returns the fields of `with=account`. Those of a visitor depend on the event alone: all visitors share a cache. */
export async function accountPart(
  db: Db,
  { event, caller, at }: { readonly event: EventHead; readonly caller: Caller; readonly at: Date },
): Promise<Partial<EventWithAccount>> {
  const counted = { totalUnPaid: await countUnpaid(db, event.id, at) }
  if (!caller.account) return counted
  const isAdministrator = administers(caller, event.region)
  const accountId = isAdministrator ? null : caller.account.id
  return {
    ...counted,
    unPaidSwimmerList: (await listUnpaid(db, { eventId: event.id, at, accountId })).map(enteredSwimmer),
    userCredits: (await creditsOf(db, caller.account.id)).map(moneyView),
    ...(isAdministrator && {
      couponsJSON: (await listCoupons(db, event.id)).map(couponView),
    }),
  }
}
