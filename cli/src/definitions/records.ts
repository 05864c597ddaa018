import { choice, spec, TABLE_FLAGS, text, whole, yes } from './spec.ts'

export const recordCommands = {
  'records list': spec({
    flags: {
      distance: text,
      gender: choice(['1', '2']),
      group: text,
      waterCat: choice(['A', 'B', 'C']),
      state: choice(['tentative', 'approved']),
      limit: whole(1, 1_000_000),
    },
    output: { call: 'records.list', rows: 'records' },
    examples: {
      tentative: 'polynya records list --state tentative',
      group: 'polynya records list --group E1 --distance 25FR --json',
    },
  }),
  'records import': spec({
    args: ['<file>'],
    flags: TABLE_FLAGS,
    effect: 'changes',
    output: { call: 'records.importFile' },
    examples: {
      plan: 'polynya records import records.csv --dry-run',
      import: 'polynya records import records.csv',
    },
  }),
  'records export': spec({
    flags: { lenex: yes },
    output: 'text',
    examples: {
      file: 'polynya records export > records.csv',
      lenex: 'polynya records export --lenex > records.lef',
    },
  }),
  'records remove': spec({
    args: ['<record>'],
    flags: { wholeImport: yes },
    effect: 'destroys',
    output: { call: 'records.remove' },
    examples: {
      one: 'polynya records remove 12 --yes',
      all: 'polynya records remove 12 --whole-import --yes',
    },
  }),
  'records recompute': spec({
    effect: 'changes',
    output: { call: 'records.recompute' },
    examples: { recompute: 'polynya records recompute' },
  }),
} as const
