import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../../infrastructure/words/words-store.ts'

const WORDS = ['onSpot', 'profile', 'fields', 'swimmers', 'sport', 'errors', 'messages'] as const

/** The parts of an entry at the venue with their words, which only administrators need. */
export const onSpotQuery = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('on-spot'),
    meta: { isForAll: true },
    queryFn: async () => (await Promise.all([import('./parts.ts'), words.load(WORDS)]))[0],
  })
