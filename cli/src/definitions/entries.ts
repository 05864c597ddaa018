import { choice, spec, TABLE_FLAGS, text, yes } from './spec.ts'

export const entryCommands = {
  'entries import': spec({
    args: ['<event>', '<file>'],
    flags: { createProfiles: yes, city: text, means: choice(['cash', 'card']), ...TABLE_FLAGS },
    effect: 'changes',
    output: { call: 'exchange.importReport' },
    examples: {
      plan: 'polynya entries import 12 entries.lxf --dry-run',
      import: 'polynya entries import 12 entries.lxf --create-profiles --city Тюмень',
      paid: 'polynya entries import 12 entries.csv --means cash',
      sheet: "polynya entries import 12 club.xlsx --map 'Дистанция=distance' --ignore-unknown --dry-run",
    },
  }),
  'start-lists import': spec({
    args: ['<event>', '<file>'],
    flags: TABLE_FLAGS,
    effect: 'changes',
    output: { call: 'exchange.importReport' },
    examples: {
      plan: 'polynya start-lists import 12 start-lists.lxf --dry-run',
      import: 'polynya start-lists import 12 start-lists.lxf',
    },
  }),
} as const
