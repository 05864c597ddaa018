import { queryOptions } from '@tanstack/react-query'
import { CONTENT_WORDS } from '../../features/event-content/content-props.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

/** What the manage section shows, and its words. */
export const manageQuery = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('manage'),
    meta: { isForAll: true },
    async queryFn() {
      const [content] = await Promise.all([
        import('./ManageContent.tsx'),
        words.load([...CONTENT_WORDS, 'startLists', 'entrants', 'eventMoney', 'registrations', 'orders']),
      ])
      return content
    },
  })
