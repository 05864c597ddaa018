/** Shapes of the answers of `records`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { FederationRecord } from '../schemas/answers/record.ts'

export const answers = {
  list: z.object({ records: z.array(FederationRecord), total: z.int() }),
  history: z.object({ records: z.array(FederationRecord) }),
  decide: FederationRecord,
  recompute: z.object({ records: z.int() }),
} as const satisfies AnswersOf<'records'>
