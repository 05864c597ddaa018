/** Shapes of the answers of `user`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as account from '../schemas/answers/account.ts'
import { Overview } from '../schemas/answers/overview.ts'
import { Id, Nothing } from '../schemas/answers/scalars.ts'

export const answers = {
  authenticate: account.Tokens,
  signup: z.object({ id: Id }),
  overview: Overview,
  swimcount: z.object({ numOfSwimmers: z.int() }),
  forgot: z.object({ passwordResetToken: z.string() }),
  reset: account.Tokens,
  setEmailVerified: account.Tokens,
  refreshAccessToken: account.Tokens,
  logout: Nothing,
  resendActivation: Nothing,
  settings: account.Settings,
  updateSettings: account.Settings,
  changePassword: account.Tokens,
  changeEmail: account.Settings,
  confirmEmail: account.Tokens,
  cancelEmail: account.Settings,
  sessions: z.object({ sessions: z.array(account.Session) }),
  endSession: Nothing,
  tokens: z.object({ tokens: z.array(account.PersonalToken) }),
  createToken: account.NewPersonalToken,
  revokeToken: Nothing,
  exportData: z.looseObject({ exportedAt: z.string() }),
  remove: Nothing,
} as const satisfies AnswersOf<'user'>
