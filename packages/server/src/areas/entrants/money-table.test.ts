import { expect, it } from 'vitest'
import { moneyTable } from './money-table.ts'

it('dates what needs a look by the day at the venue', () => {
  const amount = { amount: 100, currency: 'RUB' }
  const open = { orderId: 7, kind: 'refund_unanswered', expected: amount, reported: null } as const
  const [, row] = moneyTable(
    { currencies: [], attention: [{ ...open, since: '2026-01-16T22:30:00.000Z' }] },
    { timeZone: 'Asia/Kamchatka', word: (key) => key },
  )
  expect(row?.slice(0, 3)).toEqual(['RUB', 'attention.refund_unanswered', '2026-01-17'])
})
