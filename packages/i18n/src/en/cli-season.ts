import type { Translated } from '../catalogue.ts'
import type { cliSeason as original } from '../ru/cli-season.ts'

export const cliSeason = {
  noRegistrations: 'No registrations found. Check the filters.',
  registration: {
    paid: 'paid',
    unpaid: 'unpaid',
    isIn: 'checked in',
    isOut: 'check-in undone',
    wasIn: 'was already checked in',
    wasOut: 'was not checked in',
    unknown: '{{word}}: there is no such swimmer at the event.',
  },
  noDistance: 'The event has no distance “{{text}}”. It has: {{known}}.',
  manyDistances: 'There are several distances {{text}}, choose one by its ID: {{ids}}.',
  fileSaved: 'Saved: {{path}}',
  fileUnwritable: 'Could not write {{path}} ({{problem}}).',
} satisfies Translated<typeof original>
