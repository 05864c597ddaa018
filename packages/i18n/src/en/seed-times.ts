import type { Translated } from '../catalogue.ts'
import type { seedTimes as original } from '../ru/seed-times.ts'

export const seedTimes = {
  change: 'Change time',
  changeOf: 'Change the seed time: {{distance}}, {{name}}',
  heading: 'Seed time',
  of: '{{distance}}, {{name}}.',
  until: 'You can change it until {{until}}.',
  label: 'Seed time',
  hint: 'For example, 25.3 or 1:05.30. Leave it empty if there is no time.',
  understood: 'Will be saved as {{time}}',
  none: 'Will be saved without a time',
  save: 'Save time',
  done: 'Seed time changed: {{distance}}',
} satisfies Translated<typeof original>
