import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

const WORDS = ['teams', 'swimmers', 'messages', 'errors', 'sport'] as const

/** The screen of a team, with its words. */
export const teamScreenQuery = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('team'),
    meta: { isForAll: true },
    queryFn: async () => (await Promise.all([import('./TeamScreen.tsx'), words.load(WORDS)]))[0],
  })

/** The list of an event's teams, with its words. */
export const eventTeamsQuery = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('event-teams'),
    meta: { isForAll: true },
    queryFn: async () => (await Promise.all([import('./EventTeams.tsx'), words.load(WORDS)]))[0],
  })
