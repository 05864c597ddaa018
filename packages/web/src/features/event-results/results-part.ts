import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

const WORDS = [
  'results',
  'standings',
  'printouts',
  'startLists',
  'swimmers',
  'sport',
  'messages',
  'errors',
] as const

/** The results of an event, with their words. */
export const eventResultsPart = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('event-results'),
    meta: { isForAll: true },
    queryFn: async () => (await Promise.all([import('./EventResults.tsx'), words.load(WORDS)]))[0],
  })
