import * as z from 'zod/mini'
import { EventWithTotals } from './event.ts'
import { Coupon, EnteredSwimmer, Money } from './order.ts'

/** An event with the fields of `with=account`; a field that the caller may not see is absent. */
export const EventWithAccount = z.extend(EventWithTotals, {
  /** Number of swimmers who hold unpaid places. */
  totalUnPaid: z.optional(z.int()),
  /** Their names: an account's own swimmers, or all for the event's administrators. Visitors get the number alone. */
  unPaidSwimmerList: z.optional(z.array(EnteredSwimmer)),
  /** The caller's own records, by currency: never those of another account. */
  userCredits: z.optional(z.array(Money)),
  /** For the event's administrators alone. */
  couponsJSON: z.optional(z.array(Coupon)),
})

export type EventWithAccount = z.output<typeof EventWithAccount>
