import type { OrderCard } from '@polynya/contract'
import {
  amountOf,
  type BankPayment,
  dueMinor,
  minorOf,
  needsAttention,
  orderNumbersIn,
  type SettledOrder,
  type Settlement,
  settlementsOf,
} from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import type { Outcome, Task } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { EXIT, Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { readBytes } from '../../input/read-input.ts'
import { amountText } from './order-table.ts'
import { ordersByIds } from './orders-by-ids.ts'
import { readStatement } from './read-statement.ts'
import { settlementTable } from './settlement-table.ts'

/**
 * Marks the orders as paid that the payments of a bank statement pay. An order is read again before it is marked: one whose
 * sum has changed since the comparison is left as it is.
 */
export const run: Run<'orders settle'> = async (context, { statement, event, byName, concurrency }) => {
  const { t, settings, terminal } = context
  const bytes = await readBytes(context, statement)
  const payments = readStatement(context, bytes)
  const client = await context.client()
  const found = settlementsOf(payments, await comparedOrders(client, payments, event))
  const { table, payments: compared } = settlementTable(context, found)
  const paying = found.filter(({ outcome }) => outcome === 'exact' || (byName && outcome === 'byName'))
  const status = found.some((each) => !paying.includes(each) && needsAttention(each.outcome))
    ? EXIT.partial
    : EXIT.ok
  const known = found.filter(({ outcome }) => outcome === 'paidBefore')
  if (settings.dryRun || paying.length + known.length === 0) {
    const head = settings.dryRun ? [t('cli:dryRun')] : []
    const shown = found.length > 0 ? table : [t('cli:noPayments')]
    return item({ dryRun: settings.dryRun, payments: compared, job: null }, [...head, ...shown], status)
  }
  for (const line of table) terminal.note(line)
  const count = paying.reduce((sum, { orders }) => sum + orders.length, 0)
  if (count > 0) await confirm(context, t('cli:confirmSettle', { count: String(count), sum: sumOf(paying) }))
  const tasks = await tasksOf(context, paying, known)
  const job = await runJob(context, {
    tasks,
    input: bytes,
    fresh: true,
    concurrency,
    describe: ({ name, detail }) => `${name}: ${detail}`,
  })
  const value = { dryRun: false, payments: compared, job: job.item }
  return item(value, job.shown, job.status || status)
}

/** The orders that payments name, and, if one names none of them, those that await payment. */
async function comparedOrders(
  client: Client,
  payments: readonly BankPayment[],
  eventId: number | undefined,
): Promise<SettledOrder[]> {
  const numbers = new Set(payments.flatMap(({ purpose }) => orderNumbersIn(purpose)))
  const named = (await ordersByIds(client, [...numbers])).filter(
    (order) => eventId === undefined || order.eventId === eventId,
  )
  const ids = new Set(named.map(({ id }) => id))
  const orders = [...named]
  if (payments.some(({ purpose }) => !orderNumbersIn(purpose).some((id) => ids.has(id)))) {
    const query = given({ eventId, isPaid: false, limit: 100 })
    for await (const order of client.orders.list.items({ query })) {
      if (!ids.has(order.id)) orders.push(order)
    }
  }
  return orders.map(settledOrder)
}

const settledOrder = (order: OrderCard): SettledOrder => ({
  id: order.id,
  status: order.status,
  dueMinor: dueMinorOf(order),
  currency: order.orderCurrency,
  isByCard: order.paymentGateway !== null && order.paymentGateway !== 'manual',
  swimmers: order.swimmers,
})

type Money = Pick<OrderCard, 'total' | 'sumPaid' | 'partRefunded'>

const dueMinorOf = ({ total, sumPaid, partRefunded }: Money) =>
  dueMinor({ paidMinor: minorOf(sumPaid), refundedMinor: minorOf(partRefunded) }, minorOf(total))

/** Amounts in all, by currency. */
function sumOf(paying: readonly Settlement[]): string {
  const byCurrency = Map.groupBy(
    paying.flatMap(({ orders }) => orders),
    ({ currency }) => currency,
  )
  return [...byCurrency]
    .map(([currency, orders]) =>
      amountText(amountOf(orders.reduce((sum, { dueMinor }) => sum + dueMinor, 0)), currency),
    )
    .join(', ')
}

/** A task for each order, also for those that an interrupted run marked: their outcomes may be unknown. */
async function tasksOf(
  context: Context,
  paying: readonly Settlement[],
  known: readonly Settlement[],
): Promise<Task[]> {
  const { t } = context
  const client = await context.bulkClient()
  const skipped: Outcome = { state: 'skipped', detail: t('cli:paidBefore') }
  const named = (id: number) => ({ key: String(id), name: String(id) })
  const marking = paying.flatMap(({ payment: { number, date }, orders }) =>
    orders.map(({ id, dueMinor, currency }) => ({
      ...named(id),
      async perform(): Promise<Outcome> {
        const { isPaid, version, ...order } = await client.orders.get({ params: { id } })
        if (isPaid) return skipped
        if (dueMinorOf(order) !== dueMinor || order.orderCurrency !== currency)
          throw new Stop('refused', t('cli:settleChanged', { due: dueText(order) }))
        const reason = t('cli:settleReason', { number, date })
        await client.orders.togglepaid(
          { params: { id }, body: { isPaid: true, reason } },
          { ifMatch: version },
        )
        return { state: 'done', detail: t('cli:markedPaid') }
      },
    })),
  )
  const ids = new Set(marking.map(({ key }) => key))
  const marked = [...new Set(known.flatMap(({ orders }) => orders.map(({ id }) => id)))]
  return [
    ...marking,
    ...marked
      .filter((id) => !ids.has(String(id)))
      .map((id) => ({ ...named(id), perform: async () => skipped })),
  ]
}

const dueText = (order: Money & Pick<OrderCard, 'orderCurrency'>) =>
  amountText(amountOf(dueMinorOf(order)), order.orderCurrency)
