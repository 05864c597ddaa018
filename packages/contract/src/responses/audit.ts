/** Shapes of the answers of `audit`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as audit from '../schemas/answers/audit.ts'

export const answers = {
  list: z.object({ entries: z.array(audit.AuditEntry), total: z.int() }),
} as const satisfies AnswersOf<'audit'>
