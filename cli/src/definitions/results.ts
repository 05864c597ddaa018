import { choice, spec, whole, yes } from './spec.ts'

export const resultCommands = {
  'results export': spec({
    args: ['<event>'],
    flags: { content: choice(['invitation', 'entries', 'startLists', 'results']), csv: yes },
    output: 'text',
    examples: {
      file: 'polynya results export 12 > results.lef',
      table: 'polynya results export 12 --csv > results.csv',
      entries: 'polynya results export 12 --content entries > entries.lef',
    },
  }),
  'results import': spec({
    args: ['<event>', '<file>'],
    effect: 'changes',
    output: { call: 'exchange.importReport' },
    examples: {
      plan: 'polynya results import 12 results.lxf --dry-run',
      import: 'polynya results import 12 results.lxf',
    },
  }),
  'results publish': spec({
    args: ['<events...>'],
    flags: { official: yes, withWarnings: yes, concurrency: whole(1, 50) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      preliminary: 'polynya results publish 12',
      official: 'polynya results publish 12 13 --official --with-warnings',
    },
  }),
} as const
