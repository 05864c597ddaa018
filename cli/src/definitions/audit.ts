import { spec, text, whole } from './spec.ts'

export const auditCommands = {
  'audit list': spec({
    flags: {
      email: text,
      action: text,
      kind: text,
      object: text,
      since: text,
      until: text,
      limit: whole(1, 1_000_000),
    },
    output: { call: 'audit.list', rows: 'entries' },
    examples: {
      person: 'polynya audit list --email anna --since 2026-01-01',
      object: 'polynya audit list --kind order --object 1027 --json',
    },
  }),
} as const
