import type { Translated } from '../catalogue.ts'
import type { following as original } from '../ru/following.ts'

export const following = {
  label: 'Reminder of registration',
  follow: 'Remind me when registration opens',
  following: 'We will write to you about a day before registration opens.',
  unfollow: 'Do not remind me',
  done: 'We will write to you',
  undone: 'There will be no reminder',
  signIn: 'Sign in to be reminded when registration opens',
} satisfies Translated<typeof original>
