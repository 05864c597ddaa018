import type { Client } from '@polynya/sdk/light'

/** For this long a saved answer can be read. */
export const SAVED_MS = 7 * 24 * 60 * 60 * 1000

/** Options of a query whose answer is saved for offline reading. */
export const SAVED = { gcTime: SAVED_MS, meta: { isSaved: true } } as const
/** The same, for an answer that is equal for all callers. */
export const SAVED_FOR_ALL = { gcTime: SAVED_MS, meta: { isSaved: true, isForAll: true } } as const

/** The same, for an answer in which administrators read more than others: theirs is not saved. */
export function savedUnlessAdministrator({ session }: Pick<Client, 'session'>) {
  const { user } = session
  return user?.isAdmin === 1 || user?.isSuperAdmin === 1 ? {} : SAVED
}
