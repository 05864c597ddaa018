import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../../infrastructure/words/words-store.ts'

const WORDS = ['overview', 'orders', 'seedTimes', 'sport', 'errors', 'messages'] as const

/** The view of an account's starts with its words, for pages that most readers see without it. */
export const startsViewQuery = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('starts'),
    meta: { isForAll: true },
    queryFn: async () => (await Promise.all([import('./OwnStarts.tsx'), words.load(WORDS)]))[0],
  })
