/** Calls of the specification that need orders, teams, results or judge tests and are still to come. */

import type { SpecCallId } from './spec-calls.ts'

/** It may only shrink: its test holds the present length as the most. */
export const SPEC_CALLS_TO_COME = [
  'events.preRes',
  'events.results',
  'events.live',
  'events.slots',
  'events.regslots',
  'events.printProtocolAbs',
  'events.userInEvent',
  'events.userJOfferInEvent',
  'orders.list',
  'orders.unpaid',
  'orders.get',
  'orders.create',
  'orders.count',
  'orders.entry',
  'orders.update',
  'orders.togglepaid',
  'orders.remove',
  'orders.pay',
  'orders.paymentStatus',
  'orders.receiptStatus',
  'teams.list',
  'teams.get',
  'teams.update',
  'teams.prestartlist',
  'judgeTests.list',
  'judgeTests.get',
  'judgeTests.start',
  'judgeTests.setAnswerBatch',
  'judgeTests.complete',
  'judgeTests.remove',
  'judgeTests.count',
] as const satisfies readonly SpecCallId[]
