import { choices, spec, whole } from './spec.ts'

/** Questions of an administrator, in the order in which they are answered. */
export const CHECKS = [
  'unpaidOrders',
  'expiredOrders',
  'documents',
  'admissions',
  'results',
  'unconfirmed',
  'changes',
  'duplicates',
] as const

export const checkCommands = {
  check: spec({
    args: ['[events...]'],
    flags: { only: choices(CHECKS), concurrency: whole(1, 16) },
    output: { shape: 'finding', rows: true },
    examples: {
      all: 'polynya check',
      event: 'polynya check 12 --only documents --only results',
      cron: 'polynya check --only unpaidOrders --json || mail-it',
    },
  }),
} as const
