/** Shapes of the answers of `push`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { Nothing } from '../schemas/answers/scalars.ts'

export const answers = {
  key: z.object({ publicKey: z.string() }),
  follow: z.object({ iwsaids: z.array(z.string()) }),
  unsubscribe: Nothing,
} as const satisfies AnswersOf<'push'>
