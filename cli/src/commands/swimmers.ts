import { choice, spec, text, whole, yes } from '../program/spec.ts'

export const swimmerCommands = {
  'swimmers find': spec({
    args: ['[name]'],
    flags: { gender: choice(['1', '2']), country: text, limit: whole(1, 1_000_000) },
    output: { call: 'swimmers.all', rows: 'swimmers' },
    examples: {
      name: 'polynya swimmers find Петр',
      id: 'polynya swimmers find PETR',
      export: 'polynya swimmers find --country RU --jsonl > swimmers.jsonl',
    },
  }),
  'swimmers show': spec({
    args: ['<swimmer>'],
    output: { call: 'swimmers.get' },
    examples: { id: 'polynya swimmers show PETR004217', number: 'polynya swimmers show 42 --json' },
  }),
  'swimmers import': spec({
    args: ['<file>'],
    flags: { update: yes, delimiter: text, concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      plan: 'polynya swimmers import swimmers.csv --dry-run',
      import: 'polynya swimmers import swimmers.csv',
      update: 'polynya swimmers import swimmers.csv --update',
    },
  }),
} as const
