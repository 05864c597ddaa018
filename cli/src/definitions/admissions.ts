import { ADMISSION_STATES } from '@polynya/domain'
import { choice, spec, text, whole } from './spec.ts'

export const admissionCommands = {
  'admissions list': spec({
    args: ['<event>'],
    flags: {
      state: choice(['missing', 'expires', ...ADMISSION_STATES]),
      region: text,
      search: text,
      limit: whole(1, 1_000_000),
    },
    output: { shape: 'admission', rows: true },
    examples: {
      pending: 'polynya admissions list 12 --state pending',
      missing: 'polynya admissions list 12 --state missing --json --fields email',
    },
  }),
  'admissions accept': spec({
    args: ['<documents...>'],
    flags: { concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      two: 'polynya admissions accept 31 32',
      all: 'polynya admissions list 12 --state pending --json --fields documentId | jq .[].documentId | polynya admissions accept -',
    },
  }),
  'admissions refuse': spec({
    args: ['<documents...>'],
    flags: { note: text, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: { refuse: "polynya admissions refuse 33 --note 'The stamp cannot be read' --yes" },
  }),
} as const
