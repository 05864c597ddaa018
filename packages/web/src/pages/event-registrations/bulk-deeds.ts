/** What is done with several registrations at once: the calls that it takes, one after another. */

import type { EventRegistration } from '@polynya/contract'
import { isActiveEntry, isUnpaid } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'

export type Deed = 'markPaid' | 'cancel' | 'checkIn'

/** One step of a deed, and the registrations that it is for. */
export interface Task {
  readonly of: readonly number[]
  readonly run: () => Promise<unknown>
}

interface With {
  readonly client: Client
  readonly eventId: number
  readonly reason: string
}

type Row = EventRegistration

/** The steps that a deed takes with registrations; those without one have nothing to be done. */
export const DEEDS = {
  markPaid: (rows, { client, reason }) =>
    unpaidOrders(rows).map((id) => ({
      of: rows.filter(({ orders }) => orders.some((order) => order.id === id)).map((row) => row.id),
      run: () => client.orders.togglepaid({ params: { id }, body: { isPaid: true, reason } }),
    })),
  cancel: (rows, given) =>
    rows
      .filter((row) => activeEntries([row]).length > 0)
      .map((row) => ({ of: [row.id], run: () => cancelAll(row, given) })),
  checkIn: (rows, { client, eventId }) =>
    rows
      .filter(({ checkedInAt }) => checkedInAt === null)
      .map(({ id }) => ({
        of: [id],
        run: () =>
          client.events.checkIn({
            params: { id: eventId, registrationId: id },
            body: { checkedIn: true },
          }),
      })),
} as const satisfies Record<Deed, (rows: readonly Row[], given: With) => Task[]>

/** Orders that wait for their money, each once: several swimmers may stand in one. */
export const unpaidOrders = (rows: readonly Row[]): number[] => [
  ...new Set(
    rows.flatMap(({ orders }) => orders.filter(({ status }) => isUnpaid(status)).map(({ id }) => id)),
  ),
]

export const activeEntries = (rows: readonly Row[]) =>
  rows.flatMap(({ entries }) => entries.filter(({ state }) => isActiveEntry(state)))

/** A place that is only waited for has no order yet: it is left, not cancelled. */
async function cancelAll(row: Row, { client, reason }: With) {
  for (const { entryId, orderId } of activeEntries([row])) {
    if (orderId === null) await client.orders.leaveWaiting({ params: { id: entryId } })
    else {
      const params = { id: orderId, entryId }
      await client.orders.cancelEntry({ params, body: { reason } })
    }
  }
}
