/** Shapes of the answers of `checks`. */

import type { AnswersOf } from '../answers-of.ts'
import { CheckedDocument } from '../schemas/answers/check.ts'

export const answers = { get: CheckedDocument } as const satisfies AnswersOf<'checks'>
