/** Scheduled e-mails to the followers of events. */

import { notifyFollowers } from '../areas/following/notify-followers.ts'
import { remindFollowers } from '../areas/following/remind-followers.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

export const followingJobs = (deps: Deps): JobKind[] => [
  { name: 'following.remind', retries: 2, schedule: '23 * * * *', run: () => remindFollowers(deps) },
  // The pause makes one e-mail of several changes, such as start lists that are published one after another.
  { name: 'following.notify', retries: 2, schedule: '*/10 * * * *', run: () => notifyFollowers(deps) },
]
