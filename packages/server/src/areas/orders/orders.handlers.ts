import type { Handlers } from '../../http/call.ts'
import { cancelEntry } from './cancelEntry.ts'
import { coupons, replaceCoupons } from './coupons.ts'
import { create } from './create.ts'
import { entry } from './entry.ts'
import { list } from './list.ts'
import { pay } from './pay.ts'
import { places, regslots, slots, userInEvent } from './places-calls.ts'
import { quote } from './quote.ts'
import { count, credits, get, paymentStatus, receiptStatus, unpaid } from './reads.ts'
import { refund } from './refund.ts'
import { refundQuote } from './refundQuote.ts'
import { refundSum } from './refundSum.ts'
import { remove } from './remove.ts'
import { togglepaid } from './togglepaid.ts'
import { update } from './update.ts'
import { updatePrestartlist } from './updatePrestartlist.ts'
import { joinWaiting, leaveWaiting, waiting } from './waiting-calls.ts'

export const orders: Handlers['orders'] = {
  list,
  unpaid,
  get,
  quote,
  create,
  count,
  entry,
  refundQuote,
  refundSum,
  cancelEntry,
  update,
  togglepaid,
  remove,
  pay,
  paymentStatus,
  receiptStatus,
  refund,
  credits,
  waiting,
  joinWaiting,
  leaveWaiting,
  updatePrestartlist,
}

/** Calls of the group `events` that orders answer. */
export const placesOfEvents = {
  places,
  slots,
  regslots,
  userInEvent,
  coupons,
  replaceCoupons,
} satisfies Partial<Handlers['events']>
