import { spec } from './spec.ts'

export const teamCommands = {
  'teams list': spec({
    args: ['<event>'],
    output: { call: 'teams.list', rows: 'teams' },
    examples: {
      list: 'polynya teams list 12',
      short: 'polynya teams list 12 --jsonl --fields teamId,memberCount,stage',
    },
  }),
} as const
