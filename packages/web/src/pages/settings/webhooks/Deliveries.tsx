import type { Webhook, WebhookDelivery } from '@polynya/contract'
import { Button, useWords, type Words } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { hostOf } from './host-of.ts'
import { deliveriesQuery } from './webhook-queries.ts'

/** The last deliveries of a webhook, in words, each with a button that repeats it. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const query = deliveriesQuery(client, webhook.id)
  const refresh = () => queryClient.invalidateQueries(query)
  const heading = `webhook-${webhook.id}-deliveries`
  return (
    <section className="webhook-deliveries" aria-labelledby={heading}>
      <h3 id={heading}>{t('embedding:webhooks.deliveriesOf', { host: hostOf(webhook) })}</h3>
      <Loaded query={query} failed={t('embedding:webhooks.deliveriesFailed')}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p>{t('embedding:webhooks.noDeliveries')}</p>
          ) : (
            <ul className="settings-list">
              {deliveries.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} webhook={webhook} onAgain={refresh} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button onClick={refresh}>{t('embedding:webhooks.refresh')}</Button>
    </section>
  )
}

interface Props {
  readonly delivery: WebhookDelivery
  readonly webhook: Webhook
  readonly onAgain: () => Promise<void>
}

function Delivery({ delivery, webhook: { id, state }, onAgain }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { client, notifications } = useApp()
  const [problem, setProblem] = useState<unknown>()
  const type = t(`embedding:webhooks.types.${delivery.type}`)
  const at = momentText(delivery.createdAt, formats)

  async function again() {
    setProblem(undefined)
    try {
      await client.webhooks.redeliver({ params: { id, deliveryId: delivery.id } })
      await onAgain()
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('embedding:webhooks.queued') }) },
        'message',
      )
    } catch (failed) {
      setProblem(failed)
    }
  }

  return (
    <li>
      <div>
        <strong>{type}</strong>
        <small>
          {at}
          <br />
          {outcomeText(delivery, words)}
        </small>
        {problem !== undefined && <p role="alert">{failureText(problem, words).advice}</p>}
      </div>
      {state === 'active' && delivery.state !== 'waiting' && (
        <Button onClick={again}>
          <span aria-hidden="true">{t('embedding:webhooks.again')}</span>
          <span className="visually-hidden">{t('embedding:webhooks.againNamed', { type, at })}</span>
        </Button>
      )}
    </li>
  )
}

/** The state of a delivery with its last fault, status, number of attempts and next attempt. */
function outcomeText(delivery: WebhookDelivery, { t, formats }: Words): string {
  const { state, fault, status, attempts, nextAttemptAt } = delivery
  const parts = [
    fault && t(`embedding:webhooks.faults.${fault}`),
    status !== null && t('embedding:webhooks.status', { status: String(status) }),
    attempts > 0 && t('embedding:webhooks.attempts', { count: attempts }),
    attempts > 0 &&
      nextAttemptAt &&
      t('embedding:webhooks.nextAttempt', { at: momentText(nextAttemptAt, formats) }),
  ].filter((part) => typeof part === 'string')
  const [name, details] = [t(`embedding:webhooks.deliveryStates.${state}`), parts.join(', ')]
  return details ? `${name}: ${details}` : name
}
