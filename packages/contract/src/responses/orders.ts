/** Shapes of the answers of `orders`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { ReportFile } from '../schemas/answers/entrants.ts'
import * as order from '../schemas/answers/order.ts'
import { Nothing, Total } from '../schemas/answers/scalars.ts'
import * as startList from '../schemas/answers/start-list.ts'

export const answers = {
  list: order.OrderPage,
  unpaid: z.object({ orders: z.array(order.OrderCard) }),
  get: order.Order,
  calendar: z.object({ file: z.nullable(ReportFile) }),
  quote: order.Quote,
  create: order.Order,
  count: Total,
  entry: order.Order,
  refundQuote: order.RefundQuote,
  refundSum: order.RefundSum,
  cancelEntry: order.Order,
  update: order.Order,
  togglepaid: order.Order,
  remove: Nothing,
  pay: order.Paying,
  paymentStatus: order.PaymentProgress,
  receiptStatus: order.ReceiptProgress,
  refund: order.Order,
  credits: order.Credits,
  waiting: order.Waiting,
  joinWaiting: order.Entry,
  leaveWaiting: Nothing,
  updatePrestartlist: startList.SeedTimes,
} as const satisfies AnswersOf<'orders'>
