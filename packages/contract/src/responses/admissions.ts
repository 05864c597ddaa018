/** Shapes of the answers of `admissions`. */

import type { AnswersOf } from '../answers-of.ts'
import * as admission from '../schemas/answers/admission.ts'
import { Nothing } from '../schemas/answers/scalars.ts'

export const answers = {
  of: admission.Admissions,
  upload: admission.Admission,
  remove: Nothing,
  decide: admission.Admission,
  shown: admission.Admission,
} as const satisfies AnswersOf<'admissions'>
