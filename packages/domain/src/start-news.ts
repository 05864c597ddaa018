/** What the followers of a swimmer are notified of on the day. See docs/rules.md#heats-on-the-day. */

/** Swimmers of one event that a device follows, at most. */
export const MOST_FOLLOWED = 20
/** Minutes before its start from which a heat is announced. */
const ANNOUNCED_MINUTES = 15

interface StartFacts {
  readonly result: { readonly status: string; readonly finalTime: string | null } | null
  /** When the heat is expected to start; null if it has been swum, or the timetable has no start. */
  readonly expectedAt: Date | null
}

/**
 * Returns what is announced of a start: its result or, before that, its heat if it is about to start. Followers are
 * notified when it changes.
 * @returns null if nothing is announced yet
 */
export function startNews({ result, expectedAt }: StartFacts, now: Date): string | null {
  if (result) return [result.status, result.finalTime].join(' ')
  if (expectedAt === null) return null
  return expectedAt.getTime() - now.getTime() <= ANNOUNCED_MINUTES * 60_000 ? 'soon' : null
}
