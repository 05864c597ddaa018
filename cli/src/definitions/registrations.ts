import { ENTRY_STATES } from '@polynya/domain'
import { choice, outputFile, spec, text, whole, yes } from './spec.ts'

const filters = {
  distance: text,
  entry: choice(ENTRY_STATES),
  paid: choice(['yes', 'no']),
  checkedIn: choice(['yes', 'no']),
  admissions: choice(['missing', 'pending']),
  group: text,
  region: text,
  search: text,
}

export const registrationCommands = {
  'registrations list': spec({
    args: ['<event>'],
    flags: {
      ...filters,
      sort: choice(['lastName', 'number', 'age', 'registeredAt']),
      order: choice(['asc', 'desc']),
      limit: whole(1, 1_000_000),
    },
    output: { call: 'events.registrations', rows: 'registrations' },
    examples: {
      absent: 'polynya registrations list 12 --checked-in no --sort number',
      unpaid: 'polynya registrations list 12 --distance 50BR --paid no --json --fields email',
    },
  }),
  'registrations export': spec({
    args: ['<event>'],
    flags: { ...filters, format: choice(['csv', 'xlsx']), in: choice(['ru', 'en']), output: outputFile },
    output: 'text',
    examples: {
      table: 'polynya registrations export 12 > registrations.csv',
      spreadsheet: 'polynya registrations export 12 --format xlsx --output registrations.xlsx',
    },
  }),
  'registrations check-in': spec({
    args: ['<event>', '<entrants...>'],
    flags: { undo: yes, concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      desk: 'polynya registrations check-in 12 101 102',
      list: 'polynya registrations check-in 12 - < numbers.txt',
      undo: 'polynya registrations check-in 12 101 --undo',
    },
  }),
} as const
