import { secretPath } from '../../mail/secrets.ts'

export const UNFOLLOW_PATH = '/unfollow'

/** Returns the path by which an account unfollows an event without signing in. */
export const unfollowPath = (key: string) => secretPath(UNFOLLOW_PATH, key)
