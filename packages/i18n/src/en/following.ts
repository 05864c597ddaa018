import type { Translated } from '../catalogue.ts'
import type { following as original } from '../ru/following.ts'

export const following = {
  label: 'Registration reminder',
  follow: 'Remind me when registration opens',
  following: 'We’ll e-mail you about a day before registration opens.',
  unfollow: 'Turn off reminder',
  done: 'Reminder set',
  undone: 'Reminder turned off',
  signIn: 'Sign in to get a reminder when registration opens',
} satisfies Translated<typeof original>
