import { CONTENT_WORDS } from '../../features/event-content/content-props.ts'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

type Content = typeof import('./ManageContent.tsx')

/** What the manage section shows, and its words. */
export const manageQuery = (words: WordsStore): Query<Content> => ({
  key: 'code:manage',
  isForAll: true,
  async load() {
    const [content] = await Promise.all([
      import('./ManageContent.tsx'),
      words.load([...CONTENT_WORDS, 'startLists', 'entrants', 'eventMoney', 'registrations', 'orders']),
    ])
    return content
  },
})
