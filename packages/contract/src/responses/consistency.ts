/** Shapes of the answers of `consistency`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { ConsistencyReport, ConsistencyRun } from '../schemas/answers/consistency.ts'

export const answers = {
  list: z.object({ runs: z.array(ConsistencyRun), total: z.int() }),
  get: ConsistencyReport,
  start: ConsistencyRun,
  cancel: ConsistencyRun,
} as const satisfies AnswersOf<'consistency'>
