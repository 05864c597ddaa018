import { choice, spec, TABLE_FLAGS, text, texts, whole, yes } from './spec.ts'

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
    flags: { update: yes, ...TABLE_FLAGS, delimiter: text, concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      plan: 'polynya swimmers import swimmers.csv --dry-run',
      import: 'polynya swimmers import swimmers.csv',
      update: 'polynya swimmers import swimmers.csv --update',
      sheet: "polynya swimmers import club.xlsx --map 'Дата рожд.=dob' --ignore-unknown --dry-run",
    },
  }),
  'swimmers merge': spec({
    args: ['<survivor>', '<loser>'],
    flags: { take: texts, owner: whole(1, 2_147_483_647), resultOf: texts },
    effect: 'destroys',
    output: { call: 'swimmers.merge' },
    examples: {
      plan: 'polynya swimmers merge PETR004217 PETR009001 --dry-run',
      merge: 'polynya swimmers merge PETR004217 PETR009001 --take club --take sportRank --yes',
      results: 'polynya swimmers merge PETR004217 PETR009001 --result-of 128=PETR009001 --yes',
    },
  }),
  'swimmers duplicates': spec({
    flags: { limit: whole(1, 1_000_000) },
    output: { call: 'swimmers.candidates', rows: 'pairs' },
    examples: { likeliest: 'polynya swimmers duplicates --limit 10' },
  }),
  'swimmers changes': spec({
    flags: { decided: choice(['accepted', 'refused', 'withdrawn']), limit: whole(1, 1_000_000) },
    output: { call: 'swimmers.changes', rows: 'changes' },
    examples: { open: 'polynya swimmers changes', refused: 'polynya swimmers changes --decided refused' },
  }),
  'swimmers accept-change': spec({
    args: ['<requests...>'],
    flags: { outOfSync: yes, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { accept: 'polynya swimmers accept-change 7 8 --yes' },
  }),
  'swimmers refuse-change': spec({
    args: ['<requests...>'],
    flags: { note: text, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { refuse: "polynya swimmers refuse-change 9 --note 'Send a passport' --yes" },
  }),
} as const
