import { spec, text } from './spec.ts'

export const baseResultCommands = {
  'base-results list': spec({
    output: { call: 'baseResults.years', rows: 'years' },
    examples: { years: 'polynya base-results list' },
  }),
  'base-results get': spec({
    args: ['<year>'],
    output: { call: 'baseResults.get', rows: 'results' },
    examples: {
      table: 'polynya base-results get 2026',
      script: 'polynya base-results get 2026 --json --fields distCode,gender,result',
    },
  }),
  'base-results chart': spec({
    flags: { distance: text },
    output: { shape: 'baseChange', rows: true },
    examples: {
      all: 'polynya base-results chart',
      one: 'polynya base-results chart --distance 25FR --json',
    },
  }),
  'base-results set': spec({
    args: ['<year>', '<gender>', '<distance>', '<time>'],
    effect: 'changes',
    output: { call: 'baseResults.update' },
    examples: {
      time: 'polynya base-results set 2026 2 25FR 00:13.08',
      none: 'polynya base-results set 2026 1 450FR none',
    },
  }),
  'base-results import': spec({
    args: ['<year>', '<file>'],
    effect: 'changes',
    output: { call: 'baseResults.update' },
    examples: {
      plan: 'polynya base-results import 2026 base.csv --dry-run',
      import: 'polynya base-results import 2026 base.csv',
    },
  }),
  'base-results export': spec({
    args: ['<year>'],
    output: 'text',
    examples: { file: 'polynya base-results export 2026 > base.csv' },
  }),
  'base-results copy': spec({
    args: ['<year>', '<newYear>'],
    effect: 'changes',
    output: { call: 'baseResults.create' },
    examples: { season: 'polynya base-results copy 2026 2027' },
  }),
  'base-results activate': spec({
    args: ['<year>'],
    flags: { since: text },
    effect: 'changes',
    output: { call: 'baseResults.activate' },
    examples: {
      today: 'polynya base-results activate 2027',
      season: 'polynya base-results activate 2027 --since 2026-07-01',
    },
  }),
  'base-results delete': spec({
    args: ['<year>'],
    effect: 'destroys',
    output: { shape: 'removed' },
    examples: { remove: 'polynya base-results delete 2024 --yes' },
  }),
} as const
