import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'webhooks redeliver'> = async (context, { webhook, delivery }) => {
  const { t, settings } = context
  const client = await context.client()
  const params = { id: numberOf(context, webhook), deliveryId: numberOf(context, delivery) }
  if (settings.dryRun) {
    const { deliveries } = await client.webhooks.deliveries({ params: { id: params.id } })
    const { id, type } =
      deliveries.find((each) => each.id === params.deliveryId) ?? fail('delivery_not_found')
    return plan(context, [{ action: 'send', what: `${id} ${type}`, id }])
  }
  return item(await client.webhooks.redeliver({ params }), [t('cli:webhookQueued', { id: params.id })])
}
