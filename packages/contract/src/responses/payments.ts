/** Shapes of the answers of `payments`. */

import type { AnswersOf } from '../answers-of.ts'
import { Nothing } from '../schemas/answers/scalars.ts'

export const answers = {
  notify: Nothing,
} as const satisfies AnswersOf<'payments'>
