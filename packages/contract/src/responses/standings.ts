/** Shapes of the answers of `standings`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { MedalRow } from '../schemas/answers/medals.ts'

export const answers = {
  medals: z.object({ medals: z.array(MedalRow), total: z.int(), seasons: z.array(z.string()) }),
} as const satisfies AnswersOf<'standings'>
