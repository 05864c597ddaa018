import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

type Code = typeof import('./Entries.tsx') & typeof import('./StartLists.tsx')

/** The lists of an event with their words: fetched beside the page, which does not wait for them. */
export const listsCode = (words: WordsStore): Query<Code> => ({
  key: 'code:event-lists',
  isForAll: true,
  async load() {
    const [entries, startLists] = await Promise.all([
      import('./Entries.tsx'),
      import('./StartLists.tsx'),
      words.load(['startLists', 'messages', 'errors']),
    ])
    return { ...entries, ...startLists }
  },
})
