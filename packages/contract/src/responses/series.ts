/** Shapes of the answers of `series`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { Series, SeriesRow } from '../schemas/answers/series.ts'

export const answers = {
  list: z.object({ series: z.array(Series), total: z.int() }),
  get: Series,
  standings: z.object({ standings: z.array(SeriesRow), total: z.int() }),
  create: Series,
  update: Series,
  remove: z.null(),
} as const satisfies AnswersOf<'series'>
