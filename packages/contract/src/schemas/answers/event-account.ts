import * as z from 'zod/mini'
import { EventWithTotals } from './event.ts'
import { Coupon, EnteredSwimmer, Money } from './order.ts'

/** An event with what `with=account` asks for; whom a field is not meant for does not get it. */
export const EventWithAccount = z.extend(EventWithTotals, {
  /** How many swimmers hold places that are not paid. */
  totalUnPaid: z.optional(z.int()),
  /** Their names: an account's own swimmers, or all for the event's administrators. Visitors get the number alone. */
  unPaidSwimmerList: z.optional(z.array(EnteredSwimmer)),
  /** What the caller has, by currency: never somebody else's. */
  userCredits: z.optional(z.array(Money)),
  /** For the event's administrators alone. */
  couponsJSON: z.optional(z.array(Coupon)),
})

export type EventWithAccount = z.output<typeof EventWithAccount>
