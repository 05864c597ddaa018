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
  prestart: {
    none: 'There are no start lists: the programme has no distances.',
    empty: 'Nothing is seeded yet: polynya prestart seed',
    draft: 'draft',
    published: 'published',
    locked: 'locked',
    unlocked: 'unlocked',
    scratched: 'scratched',
    restored: 'restored',
    late: 'Without a lane yet:',
    scratchedStarters: 'Scratched:',
    seeded: 'entries: {{entries}}, heats: {{heats}}',
    closed: 'Unchanged, because they are locked or have results: {{ids}}',
    confirmSeed: 'Seed again: {{names}}? Lanes that were set by hand will be lost.',
    toLane: '{{name}}: heat {{heat}}, lane {{lane}}',
    unknown: '“{{word}}”: there is no such entrant on this distance.',
    gone: 'The distance {{distance}} is gone.',
  },
} satisfies Translated<typeof original>
