import { choice, spec, TABLE_FLAGS, text, whole, yes } from './spec.ts'

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
    flags: TABLE_FLAGS,
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
  'results enter': spec({
    args: ['<event>', '<distance>', '[results...]'],
    flags: { secondEntry: yes, reason: text, newRequest: yes },
    effect: 'changes',
    output: { call: 'results.record' },
    examples: {
      ask: 'polynya results enter 12 50BR',
      some: "polynya results enter 12 50BR 101=45.20 102='4712 UW' 103=S",
      file: 'polynya results enter 12 50BR - < times.txt',
      remove: "polynya results enter 12 50BR 101=none --reason 'Wrong lane'",
    },
  }),
  'results board': spec({
    args: ['<event>'],
    flags: { distance: text },
    output: { shape: 'liveResult', rows: true },
    examples: { hall: 'polynya results board 12', now: 'polynya results board 12 --distance 50BR --json' },
  }),
  'results watch': spec({
    args: ['<event>'],
    flags: { distance: text, limit: whole(1, 1_000_000) },
    output: { shape: 'liveResult', rows: true },
    examples: {
      follow: 'polynya results watch 12',
      script: 'polynya results watch 12 --distance 50BR --jsonl',
    },
  }),
} as const
