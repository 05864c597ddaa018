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
  notAMoment:
    '“{{text}}” is not a moment. Examples: now, 2027-01-15, 18:00, 2027-01-15 18:00, 2027-01-15T18:00:00+03:00.',
  registrationMoves: {
    open: 'Open registration: {{names}}?',
    close: 'Close registration: {{names}}?',
    openBefore: 'was already open',
    closeBefore: 'was already closed',
    follow: 'also changes {{terms}}',
    programData: 'programmes',
    discounts: 'discounts',
    refundRule: 'refunds',
  },
  registrationOver: '{{name}}: registration would end before that. Name a new end: --until.',
  eventStates: {
    confirm: {
      postponed: 'Postpone {{name}}?',
      calledOff: 'Call off {{name}}?',
      planned: 'Reinstate {{name}}?',
    },
    money: {
      card: 'Paid orders: {{orders}}, refunded to the cards.',
      credit: 'Paid orders: {{orders}}, refunded to the balance.',
      none: 'Paid orders: {{orders}}, nothing is refunded.',
    },
    done: {
      postponed: 'Postponed: {{name}}',
      calledOff: 'Called off: {{name}}',
      planned: 'Reinstated: {{name}}',
    },
    was: '{{name}}: unchanged, it was so already',
    mails: 'E-mails to entrants: {{entrants}}.',
  },
} satisfies Translated<typeof original>
