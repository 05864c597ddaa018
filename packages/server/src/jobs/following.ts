/** Scheduled reminders to the followers of events. */

import { remindFollowers } from '../areas/following/remind-followers.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

export const followingJob = (deps: Deps): JobKind => ({
  name: 'following.remind',
  retries: 2,
  schedule: '23 * * * *',
  run: () => remindFollowers(deps),
})
