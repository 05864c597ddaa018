/** Shapes of the answers of `accounts`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as account from '../schemas/answers/account.ts'

export const answers = {
  list: z.object({ accounts: z.array(account.Account), total: z.int() }),
  setRights: account.Account,
  block: account.Account,
  unblock: account.Account,
  endSessions: z.object({ ended: z.int(), endedTokens: z.int() }),
} as const satisfies AnswersOf<'accounts'>
