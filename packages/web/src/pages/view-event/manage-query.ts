import type { Query } from '../../api/query-cache.ts'
import type { WordsStore } from '../../words/words-store.ts'
import { CONTENT_WORDS } from '../event-content/content-props.ts'

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
