/** The money of an event as one table, for spreadsheets. */

import type { EventMoney } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import type { Cell } from '../spreadsheet.ts'

const COLUMNS = [
  ...['currency', 'line', 'date', 'gateway', 'received', 'refunded', 'net'],
  ...['order', 'requested', 'reported', 'reportedCurrency'],
] as const

interface Reading {
  /** Dates are those of the venue. */
  readonly timeZone: string
  /** What heads, lines, gateways and kinds are called, by their keys. */
  readonly word: (key: string) => string
}

export function moneyTable({ currencies, attention }: EventMoney, reading: Reading): Cell[][] {
  const { word } = reading
  const head = COLUMNS.map((name) => word(`columns.${name}`))
  const rows = currencies.flatMap(({ currency, ...money }): Cell[][] => [
    ...money.days.map(({ date, gateway, received, refunded, net }) => [
      currency,
      word('lines.moved'),
      date,
      word(`gateways.${gateway}`),
      { amount: received },
      { amount: refunded },
      { amount: net },
    ]),
    [
      currency,
      word('lines.total'),
      '',
      '',
      ...[money.received, money.refunded, money.net].map((amount) => ({ amount })),
    ],
    ...Object.entries(money.kinds).map(([kind, net]) => [
      currency,
      word(`kinds.${kind}`),
      '',
      '',
      '',
      '',
      { amount: net },
    ]),
    [currency, word('lines.pendingRefunds'), '', '', '', { amount: money.pendingRefunds }, ''],
    [currency, word('lines.unpaid'), '', '', '', '', { amount: money.unpaid.amount }],
  ])
  const filled = (row: Cell[]): Cell[] => [...row, ...head.slice(row.length).map(() => null)]
  return [head, ...rows.map(filled), ...attention.map((each) => filled(attentionRow(each, reading)))]
}

const ATTENTION = {
  amount_differs: 'attention.amount_differs',
  refund_unanswered: 'attention.refund_unanswered',
  refund_refused: 'attention.refund_refused',
} as const satisfies Record<EventMoney['attention'][number]['kind'], string>

/** The expected and the reported amount of an order that needs a look: they differ, or a refund is refused or has no answer. */
const attentionRow = (
  { orderId, kind, expected, reported, since }: EventMoney['attention'][number],
  { timeZone, word }: Reading,
): Cell[] => [
  ...[expected.currency, word(ATTENTION[kind]), dateInZone(new Date(since), timeZone), '', '', '', ''],
  String(orderId),
  { amount: expected.amount },
  ...(reported ? [{ amount: reported.amount }, reported.currency] : ['', '']),
]
