/** The money of an event as one table, for spreadsheets. */

import type { EventMoney } from '@polynya/contract'

/** A cell; amounts stay numbers, so that a spreadsheet can add them up. */
export type Cell = string | number

const COLUMNS = ['currency', 'line', 'date', 'gateway', 'received', 'refunded', 'net'] as const

/** @param word what heads, lines, gateways and kinds are called, by their keys */
export function moneyTable({ currencies }: EventMoney, word: (key: string) => string): Cell[][] {
  const head = COLUMNS.map((name) => word(`columns.${name}`))
  const rows = currencies.flatMap(({ currency, ...money }): Cell[][] => [
    ...money.days.map(({ date, gateway, received, refunded, net }) => [
      currency,
      word('lines.moved'),
      date,
      word(`gateways.${gateway}`),
      received,
      refunded,
      net,
    ]),
    [currency, word('lines.total'), '', '', money.received, money.refunded, money.net],
    ...Object.entries(money.kinds).map(([kind, net]) => [
      currency,
      word(`kinds.${kind}`),
      '',
      '',
      '',
      '',
      net,
    ]),
    [currency, word('lines.pendingRefunds'), '', '', '', money.pendingRefunds, ''],
    [currency, word('lines.unpaid'), '', '', '', '', money.unpaid.amount],
  ])
  return [head, ...rows]
}

/** With a byte order mark and semicolons, as spreadsheets of Russian offices read it. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`

const csvCell = (cell: Cell) =>
  typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : `"${cell.replaceAll('"', '""')}"`
