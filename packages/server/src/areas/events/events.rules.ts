/** Who may see and change what of an event. */

import { administers, type Caller } from '../../access/caller.ts'

interface Belonging {
  readonly region: string | null
  readonly public: boolean
}

/** Whether a caller may know that an event exists: an unpublished one is its administrators' alone. */
export function isVisible(caller: Caller, event: Belonging): boolean {
  return event.public || administers(caller, event.region)
}

/** May a caller do something with the events of a region; null is an event that belongs to none. */
export type May = (caller: Caller, region: string | null) => boolean

/** Whether a caller is a super administrator there: not only somewhere else. */
export const superAdministers: May = ({ account }, region) =>
  (account?.rights ?? []).some(
    (given) => given.right === 'superAdmin' && (given.region === null || given.region === region),
  )
