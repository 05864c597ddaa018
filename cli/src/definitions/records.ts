import { choice, spec, text, whole } from './spec.ts'

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
  'records recompute': spec({
    effect: 'changes',
    output: { call: 'records.recompute' },
    examples: { recompute: 'polynya records recompute' },
  }),
} as const
