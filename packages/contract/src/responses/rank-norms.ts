/** Shapes of the answers of `rankNorms`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { RankNormImport, RankNorms, RankNormYear } from '../schemas/answers/rank-norm.ts'
import { Nothing } from '../schemas/answers/scalars.ts'

export const answers = {
  years: z.object({ years: z.array(RankNormYear) }),
  get: RankNorms,
  importFile: RankNormImport,
  remove: Nothing,
} as const satisfies AnswersOf<'rankNorms'>
