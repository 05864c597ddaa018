import type { Translated } from '../catalogue.ts'
import type { following as original } from '../ru/following.ts'

export const following = {
  label: 'E-mails about the event',
  follow: 'Follow event',
  following:
    'You follow this event: we’ll e-mail you before registration opens, when its dates change, if it is postponed or called off, and when start lists and results are published.',
  unfollow: 'Unfollow',
  done: 'You follow this event',
  undone: 'You no longer follow this event',
  signIn: 'Sign in to follow this event',
} satisfies Translated<typeof original>
