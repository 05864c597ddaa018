import type { Handlers } from '../../http/call.ts'
import { calendar } from './calendar.ts'
import { cancelEntry } from './cancelEntry.ts'
import { count } from './count.ts'
import { create } from './create.ts'
import { credits } from './credits.ts'
import { entry } from './entry.ts'
import { get } from './get.ts'
import { joinWaiting } from './joinWaiting.ts'
import { leaveWaiting } from './leaveWaiting.ts'
import { list } from './list.ts'
import { pay } from './pay.ts'
import { paymentStatus } from './paymentStatus.ts'
import { quote } from './quote.ts'
import { receiptStatus } from './receiptStatus.ts'
import { refund } from './refund.ts'
import { refundQuote } from './refundQuote.ts'
import { refundSum } from './refundSum.ts'
import { remove } from './remove.ts'
import { togglepaid } from './togglepaid.ts'
import { unpaid } from './unpaid.ts'
import { update } from './update.ts'
import { updatePrestartlist } from './updatePrestartlist.ts'
import { waiting } from './waiting.ts'

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
  calendar,
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
