import type { Translated } from '../catalogue.ts'
import type { embedding as original } from '../ru/embedding.ts'

export const embedding = {
  widgets: {
    'event-calendar': 'Calendar of events',
    'swimmer-card': 'Swimmer card',
  },
  link: 'Open on the federation’s site',
  frame: {
    unknown: 'There is no such widget. Available: {{names}}.',
    wrong: 'Invalid parameter {{name}}: “{{value}}”.',
  },
} as const satisfies Translated<typeof original>
