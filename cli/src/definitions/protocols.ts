import { PRINTOUT_TYPES, PRINTOUTS, type PrintoutName } from '@polynya/domain'
import { DESCRIPTION_LANGUAGES } from './events.ts'
import { choice, choices, spec, text, whole } from './spec.ts'

const NAMES = Object.keys(PRINTOUTS) as readonly PrintoutName[]

export const protocolCommands = {
  'protocol print': spec({
    args: ['<events...>'],
    flags: {
      what: choices(NAMES),
      format: choice(PRINTOUT_TYPES),
      in: choice(DESCRIPTION_LANGUAGES),
      out: text,
      concurrency: whole(1, 16),
    },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      protocol: 'polynya protocol print 12',
      many: 'polynya protocol print 12 13 --what startlists --what timetable --out papers',
      table: 'polynya protocol print - --what protocol --format xlsx < ids.txt',
    },
  }),
} as const
