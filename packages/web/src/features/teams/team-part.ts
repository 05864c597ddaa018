import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

type Screen = typeof import('./TeamScreen.tsx')
type List = typeof import('./EventTeams.tsx')

const WORDS = ['teams', 'messages', 'errors', 'sport'] as const

/** The screen of a team, with its words. */
export const teamScreenQuery = (words: Pick<WordsStore, 'load'>): Query<Screen> => ({
  key: 'code:team',
  isForAll: true,
  load: async () => (await Promise.all([import('./TeamScreen.tsx'), words.load(WORDS)]))[0],
})

/** The list of an event's teams, with its words. */
export const eventTeamsQuery = (words: Pick<WordsStore, 'load'>): Query<List> => ({
  key: 'code:event-teams',
  isForAll: true,
  load: async () => (await Promise.all([import('./EventTeams.tsx'), words.load(WORDS)]))[0],
})
