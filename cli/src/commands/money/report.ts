import type { CurrencyMoney } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { tableLines } from '../../terminal/table.ts'
import { amountText } from '../orders/order-table.ts'

/** The money of an event from the ledger, a table for each currency. */
export const run: Run<'money report'> = async (context, { event }) => {
  const { t } = context
  const client = await context.client()
  const money = await client.events.money({ params: { id: numberOf(context, event) } })
  const attention = money.attention.map(
    ({ orderId, kind }) => `${t('cli:order', { id: orderId })}: ${t(`eventMoney:attention.${kind}`)}`,
  )
  return item(money, [
    ...(money.currencies.length === 0 ? [t('cli:money.none')] : []),
    ...money.currencies.flatMap((each) => currencyLines(context, each)),
    ...attention,
  ])
}

function currencyLines(context: Context, money: CurrencyMoney): string[] {
  const { t, terminal } = context
  const { currency, gateways, kinds, unpaid, pendingRefunds } = money
  const amounts = (of: Pick<CurrencyMoney, 'received' | 'refunded' | 'net'>) =>
    [of.received, of.refunded, of.net].map((amount) => amount.toFixed(2))
  const { lines } = tableLines(
    [
      ...gateways.map((each) => [gatewayText(t, each.gateway), ...amounts(each)]),
      [t('cli:money.total'), ...amounts(money)],
    ],
    [
      { title: t('cli:label.paidBy') },
      { title: t('cli:label.received'), right: true },
      { title: t('cli:label.refunded'), right: true },
      { title: t('cli:label.net'), right: true },
    ],
    terminal,
  )
  const revenue = (Object.keys(kinds) as (keyof typeof kinds)[])
    .filter((kind) => kinds[kind] !== 0)
    .map((kind) => `${t(`eventMoney:kinds.${kind}`)}: ${amountText(kinds[kind], currency)}`)
  return [
    currency,
    ...lines,
    ...revenue,
    t('cli:money.unpaid', { orders: unpaid.orders, amount: amountText(unpaid.amount, currency) }),
    ...(pendingRefunds === 0
      ? []
      : [t('cli:money.pending', { amount: amountText(pendingRefunds, currency) })]),
  ]
}

const GATEWAYS = ['sandbox', 'yookassa', 'manual', 'cash', 'terminal', 'credit', 'card'] as const

/** A way of payment by its name; of a gateway that this version does not know, its code. */
function gatewayText(t: Context['t'], gateway: string): string {
  const known = GATEWAYS.find((each) => each === gateway)
  return known ? t(`eventMoney:gateways.${known}`) : gateway
}
