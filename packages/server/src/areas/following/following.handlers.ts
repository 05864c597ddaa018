import type { Handlers } from '../../http/call.ts'
import { follow } from '../events/follow.ts'
import { unfollow } from '../events/unfollow.ts'

/** Calls of the group `events`. */
export const followingOfEvents = { follow, unfollow } satisfies Partial<Handlers['events']>
