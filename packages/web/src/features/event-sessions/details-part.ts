import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

/** Timetable and officials of sessions with their words, fetched with the first event that has some. */
export const sessionDetailsPart = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('session-details'),
    meta: { isForAll: true },
    async queryFn() {
      const [part] = await Promise.all([import('./SessionDetails.tsx'), words.load(['eventSessions'])])
      return part
    },
  })
