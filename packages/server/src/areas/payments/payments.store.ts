import type { Database } from '../../db/schema.ts'
import type { GatewayNotificationTable } from '../../db/tables/order.ts'

/** What was made of a notification; `received` stands where the process ended before it knew. */
export type NotificationOutcome = 'received' | 'forged' | 'unreadable' | 'settled' | 'failed'

type Received = Pick<GatewayNotificationTable, 'gateway' | 'external_id' | 'ip_address' | 'received_at'> & {
  readonly outcome: NotificationOutcome
  /** What was read of it: nothing else of a stranger's text is kept. */
  readonly body: Record<string, string | null>
}

export async function addNotification(db: Database, { body, ...row }: Received): Promise<number> {
  const { id } = await db
    .insertInto('gateway_notification')
    .values({ ...row, body: JSON.stringify(body) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endNotification(db: Database, id: number, outcome: NotificationOutcome) {
  await db.updateTable('gateway_notification').set({ outcome }).where('id', '=', id).execute()
}
