/** Shapes of the answers of `timing`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { Instant } from '../schemas/answers/scalars.ts'
import {
  TimingCode,
  TimingCodes,
  TimingProposals,
  TimingReceipt,
  TimingSheet,
} from '../schemas/answers/timing.ts'

export const answers = {
  createCode: TimingCode,
  codes: TimingCodes,
  revokeCode: TimingCodes,
  proposals: TimingProposals,
  clock: z.object({ at: Instant }),
  open: TimingSheet,
  send: TimingReceipt,
} as const satisfies AnswersOf<'timing'>
