import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { addNotification, endNotification } from './notifications.store.ts'

/**
 * Records the notification, then queries the gateway itself. The response acknowledges receipt regardless of the
 * result: a payment that could not be settled now is queried again later.
 */
export const notify: Handler<'payments.notify'> = async ({ params, body, ipAddress, at }, deps) => {
  const gateway = deps.gateways[params.gateway] ?? fail('not_found')
  const notice = gateway.readNotice(body)
  const isForged = !gateway.isSentFrom(ipAddress)
  const id = await addNotification(deps.db, {
    gateway: gateway.name,
    external_id: notice?.externalId ?? null,
    body: notice ? { event: notice.event, refundId: notice.refundId } : {},
    ip_address: ipAddress,
    outcome: isForged ? 'forged' : notice ? 'received' : 'unreadable',
    received_at: at,
  })
  if (!notice || isForged) return null
  const source = { ip: ipAddress, body, refundId: notice.refundId }
  const outcome = await deps.notify(gateway.name, notice.externalId, source).then(
    () => 'settled' as const,
    () => 'failed' as const,
  )
  await endNotification(deps.db, id, outcome)
  return null
}
