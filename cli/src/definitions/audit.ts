import { choice, spec, text, whole } from './spec.ts'

/** Those of the contract, whose schemas load later. */
export const AUDIT_KINDS = [
  'account',
  'swimmer',
  'event',
  'order',
  'team',
  'description',
  'file',
  'site',
  'text',
  'startList',
  'registration',
  'admission',
  'baseResults',
  'judgeTest',
  'judgeQuestions',
  'results',
  'record',
  'series',
  'rankNorms',
] as const

export const auditCommands = {
  'audit list': spec({
    flags: {
      email: text,
      action: text,
      kind: choice(AUDIT_KINDS),
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
