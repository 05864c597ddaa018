import { choice, spec, text, whole, yes } from './spec.ts'

const STATUSES = ['draft', 'pending', 'paid', 'part_refunded', 'refunded', 'cancelled', 'expired'] as const

export const orderCommands = {
  'orders list': spec({
    flags: {
      event: whole(1, 2_147_483_647),
      status: choice(STATUSES),
      paid: choice(['yes', 'no']),
      search: text,
      mine: yes,
      sort: choice(['id', 'createdAt', 'paidAt', 'total']),
      order: choice(['asc', 'desc']),
      limit: whole(1, 1_000_000),
      csv: yes,
    },
    output: { call: 'orders.list', rows: 'orders' },
    examples: {
      unpaid: 'polynya orders list --event 12 --paid no',
      find: 'polynya orders list --search Петр',
      table: 'polynya orders list --event 12 --csv > orders.csv',
    },
  }),
  'orders show': spec({
    args: ['<order>'],
    output: { call: 'orders.get' },
    examples: { show: 'polynya orders show 1027', back: 'polynya orders show 1027 --json --fields refunds' },
  }),
  'orders queue': spec({
    flags: { event: whole(1, 2_147_483_647), limit: whole(1, 1_000_000) },
    output: { call: 'orders.list', rows: 'orders' },
    examples: {
      queue: 'polynya orders queue --event 12',
      plain: 'polynya orders queue --event 12 --screen-reader',
    },
  }),
  'orders mark-paid': spec({
    args: ['<orders...>'],
    flags: { undo: yes, reason: text, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: {
      bank: "polynya orders mark-paid 1027 1031 --reason 'Bank transfer' --yes",
      list: "polynya orders mark-paid - --reason 'Cash' --yes < ids.txt",
      undo: "polynya orders mark-paid 1027 --undo --reason 'Wrong order' --yes",
    },
  }),
  'orders settle': spec({
    args: ['<statement>'],
    flags: { event: whole(1, 2_147_483_647), byName: yes, concurrency: whole(1, 16) },
    effect: 'destroys',
    output: { shape: 'settlement' },
    examples: {
      look: 'polynya orders settle statement.csv --dry-run',
      settle: 'polynya orders settle kl_to_1c.txt --event 12 --yes',
      names: 'polynya orders settle statement.csv --by-name',
    },
  }),
  'orders refund': spec({
    args: ['<orders...>'],
    flags: {
      amount: text,
      to: choice(['card', 'credit']),
      reason: text,
      newRequest: yes,
      concurrency: whole(1, 16),
    },
    effect: 'destroys',
    output: { shape: 'job' },
    examples: {
      list: 'polynya orders refund - --to credit --yes < ids.txt',
      overpaid: 'polynya orders refund 1027 --to credit --yes',
      amount: "polynya orders refund 1027 --amount 500 --to card --reason 'Illness' --yes",
    },
  }),
} as const
