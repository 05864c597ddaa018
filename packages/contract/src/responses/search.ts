/** Shapes of the answers of `search`. */

import type { AnswersOf } from '../answers-of.ts'
import { SearchResults } from '../schemas/answers/search.ts'

export const answers = { find: SearchResults } as const satisfies AnswersOf<'search'>
