import { SCRATCH_STATUSES } from '@polynya/domain'
import { choice, spec, whole, yes } from './spec.ts'

/** A call that returns one start list. */
const startList = { call: 'events.lockPrestart' } as const

export const prestartCommands = {
  'prestart list': spec({
    args: ['<event>'],
    output: { call: 'events.prestartLists', rows: 'lists' },
    examples: {
      list: 'polynya prestart list 12',
      late: 'polynya prestart list 12 --json --fields distanceId,late',
    },
  }),
  'prestart show': spec({
    args: ['<event>', '<distance>'],
    output: startList,
    examples: { show: 'polynya prestart show 12 50BR', one: 'polynya prestart show 12 128 --json' },
  }),
  'prestart seed': spec({
    args: ['<event>', '[distance]'],
    effect: 'destroys',
    output: { call: 'events.seedPrestart', rows: 'seeded' },
    examples: {
      plan: 'polynya prestart seed 12 --dry-run',
      one: 'polynya prestart seed 12 50BR --yes',
    },
  }),
  'prestart move': spec({
    args: ['<event>', '<distance>', '<entrant>', '<heat>', '<lane>'],
    effect: 'changes',
    output: startList,
    examples: { move: 'polynya prestart move 12 50BR 101 2 4' },
  }),
  'prestart scratch': spec({
    args: ['<event>', '<distance>', '<entrants...>'],
    flags: { undo: yes, result: choice(SCRATCH_STATUSES), concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: {
      scratch: 'polynya prestart scratch 12 50BR 101 117',
      recorded: 'polynya prestart scratch 12 50BR 101 --result DNS',
      undo: 'polynya prestart scratch 12 50BR 101 --undo',
    },
  }),
  'prestart lock': spec({
    args: ['<event>', '[distance]'],
    flags: { undo: yes, concurrency: whole(1, 16) },
    effect: 'changes',
    output: { shape: 'job' },
    examples: { all: 'polynya prestart lock 12', undo: 'polynya prestart lock 12 50BR --undo' },
  }),
  'prestart publish': spec({
    args: ['<event>', '[distance]'],
    flags: { undo: yes },
    effect: 'changes',
    output: { call: 'events.publishPrestart', rows: 'lists' },
    examples: { all: 'polynya prestart publish 12', draft: 'polynya prestart publish 12 50BR --undo' },
  }),
} as const
