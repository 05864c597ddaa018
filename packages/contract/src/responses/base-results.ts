/** Shapes of the answers of `baseResults`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { BaseResults, BaseYear } from '../schemas/answers/base-results.ts'
import { Nothing } from '../schemas/answers/scalars.ts'

export const answers = {
  years: z.object({ years: z.array(BaseYear) }),
  get: BaseResults,
  create: BaseResults,
  update: BaseResults,
  activate: BaseResults,
  remove: Nothing,
} as const satisfies AnswersOf<'baseResults'>
