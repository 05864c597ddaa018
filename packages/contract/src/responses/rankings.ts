/** Shapes of the answers of `rankings`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { ComparedSwimmer, OwnRanking, RankingRow } from '../schemas/answers/ranking.ts'

export const answers = {
  list: z.object({ rankings: z.array(RankingRow), total: z.int(), seasons: z.array(z.string()) }),
  mine: z.object({ rankings: z.array(OwnRanking) }),
  compare: z.object({ swimmers: z.array(ComparedSwimmer) }),
} as const satisfies AnswersOf<'rankings'>
