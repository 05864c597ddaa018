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
