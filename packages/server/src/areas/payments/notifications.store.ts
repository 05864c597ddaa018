import type { Database, Db } from '../../db/schema.ts'
import type { GatewayNotificationTable } from '../../db/tables/gateway-notification.ts'

/** The result of a notification; it remains `received` if the process ended before it was known. */
export type NotificationOutcome = 'received' | 'forged' | 'unreadable' | 'settled' | 'failed'

type Received = Pick<GatewayNotificationTable, 'gateway' | 'external_id' | 'ip_address' | 'received_at'> & {
  readonly outcome: NotificationOutcome
  /** The recognised fields; the rest of the untrusted text is not stored. */
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

/** Deletes the notifications of gateways that were refused before an instant. */
export const removeRefusedNotifications = (db: Db, before: Date) =>
  db
    .deleteFrom('gateway_notification')
    .where('outcome', 'in', ['forged', 'unreadable'])
    .where('received_at', '<', before)
    .execute()
