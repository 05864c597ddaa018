/** Publishing the results of all distances of an event at once. See docs/rules.md#publishing-results. */

import type { ResultState } from './results.ts'

/** States that results are published in. */
export const PUBLISHED_STATES = ['preliminary', 'official'] as const
export type PublishedState = (typeof PUBLISHED_STATES)[number]

/** What became of the results of a distance; all but the first leave them as they were. */
export const PUBLICATION_OUTCOMES = ['published', 'invalid', 'unconfirmed', 'locked', 'failed'] as const
export type PublicationOutcome = (typeof PUBLICATION_OUTCOMES)[number]

interface PublishableList {
  readonly state: ResultState
  readonly recorded: number
  readonly isLocked: boolean
}

/** Whether publishing an event includes a distance: official results never become preliminary ones this way. */
export const isToPublish = (
  { state, recorded, isLocked }: PublishableList,
  target: PublishedState,
): boolean =>
  recorded > 0 && !isLocked && (state === 'empty' || (state === 'preliminary' && target === 'official'))
