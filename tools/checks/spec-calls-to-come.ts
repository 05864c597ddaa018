/** Calls of the specification that need orders, teams, results or judge tests and are still to come. */

import type { SpecCallId } from './spec-calls.ts'

/** It may only shrink: its test holds the present length as the most. */
export const SPEC_CALLS_TO_COME = [
  'events.preRes',
  'events.results',
  'events.live',
  'events.printProtocolAbs',
  'events.userJOfferInEvent',
  'judgeTests.list',
  'judgeTests.get',
  'judgeTests.start',
  'judgeTests.setAnswerBatch',
  'judgeTests.complete',
  'judgeTests.remove',
  'judgeTests.count',
] as const satisfies readonly SpecCallId[]
