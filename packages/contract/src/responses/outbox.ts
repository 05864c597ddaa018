/** Shapes of the answers of `outbox`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as account from '../schemas/answers/account.ts'

export const answers = {
  list: z.object({ mails: z.array(account.Mail), total: z.int() }),
} as const satisfies AnswersOf<'outbox'>
