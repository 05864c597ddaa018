import { amountOf, type Settlement } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { tableLines } from '../../terminal/table.ts'
import { amountText } from './order-table.ts'

/** Returns payments with what they pay, as a table for people and as data. */
export function settlementTable(
  { t, terminal }: Pick<Context, 't' | 'terminal'>,
  found: readonly Settlement[],
) {
  const dueOf = ({ orders }: Settlement) => amountOf(orders.reduce((sum, { dueMinor }) => sum + dueMinor, 0))
  const columns = [
    { title: t('cli:label.id'), optional: 2 },
    { title: t('cli:label.date') },
    { title: t('cli:label.total'), right: true },
    { title: t('cli:label.payer'), optional: 1 },
    { title: t('cli:label.order') },
    { title: t('cli:label.state') },
  ]
  const cells = found.map((settlement) => {
    const { payment, outcome, orders } = settlement
    const currency = payment.currency ?? orders[0]?.currency ?? ''
    const due = amountText(dueOf(settlement), orders[0]?.currency ?? '')
    return [
      payment.number,
      payment.date,
      amountText(amountOf(payment.amountMinor), currency).trim(),
      payment.payer,
      orders.map(({ id }) => id).join(', '),
      t(`cli:settlements.${outcome}`, { due }),
    ]
  })
  return {
    table: tableLines(cells, columns, terminal).lines,
    payments: found.map((settlement) => {
      const { payment, outcome, orders } = settlement
      const { amountMinor, ...rest } = payment
      const due = outcome === 'amountDiffers' ? dueOf(settlement) : null
      return { ...rest, amount: amountOf(amountMinor), outcome, orders: orders.map(({ id }) => id), due }
    }),
  }
}
