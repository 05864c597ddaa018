import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

/** The lists of an event with their words: fetched beside the page, which does not wait for them. */
export const listsCode = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('event-lists'),
    meta: { isForAll: true },
    async queryFn() {
      const [entries, startLists] = await Promise.all([
        import('./Entries.tsx'),
        import('./StartLists.tsx'),
        words.load(['startLists', 'messages', 'errors']),
      ])
      return { ...entries, ...startLists }
    },
  })
