import type { Webhook } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useRegionName } from '../../../features/places/use-regions.ts'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { Deliveries } from './Deliveries.tsx'
import { hostOf } from './host-of.ts'
import { WebhookEdit } from './WebhookForm.tsx'
import { deliveriesQuery } from './webhook-queries.ts'

interface Props {
  readonly webhook: Webhook
  readonly onChanged: () => Promise<void>
  /** Requests confirmation of an action. */
  readonly onAsk: (action: 'rotate' | 'remove') => void
}

/** A webhook with what can be done with it; its deliveries and its form open below. */
export function WebhookItem({ webhook, onChanged, onAsk }: Props) {
  const words = useWords()
  const { t } = words
  const { client, queryClient, notifications } = useApp()
  const [open, setOpen] = useState<'deliveries' | 'form' | null>(null)
  const [problem, setProblem] = useState<unknown>()
  const { id, state } = webhook
  const params = { id }
  const host = hostOf(webhook)
  const isActive = state === 'active'
  const toggle = (part: 'deliveries' | 'form') => setOpen(open === part ? null : part)

  async function attempt(action: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await action()
    } catch (failed) {
      setProblem(failed)
    }
  }
  const test = async () => {
    await client.webhooks.test({ params })
    setOpen('deliveries')
    await queryClient.invalidateQueries(deliveriesQuery(client, id))
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('embedding:webhooks.tested') }) },
      'message',
    )
  }
  const setState = async () => {
    await client.webhooks.update({ params, body: { state: isActive ? 'paused' : 'active' } })
    await onChanged()
  }

  return (
    <li>
      <Facts webhook={webhook} />
      <fieldset className="webhook-actions">
        <legend className="visually-hidden">{t('embedding:webhooks.actions', { host })}</legend>
        <Button onClick={() => toggle('deliveries')} aria-expanded={open === 'deliveries'}>
          {t('embedding:webhooks.deliveries')}
        </Button>
        {isActive && <Button onClick={() => attempt(test)}>{t('embedding:webhooks.test')}</Button>}
        <Button onClick={() => toggle('form')} aria-expanded={open === 'form'}>
          {t('embedding:webhooks.change')}
        </Button>
        <Button onClick={() => attempt(setState)}>
          {t(isActive ? 'embedding:webhooks.pause' : 'embedding:webhooks.enable')}
        </Button>
        <Button onClick={() => onAsk('rotate')}>{t('embedding:webhooks.rotate')}</Button>
        <Button onClick={() => onAsk('remove')}>{t('embedding:webhooks.remove')}</Button>
      </fieldset>
      {problem !== undefined && (
        <p role="alert" className="danger">
          {failureText(problem, words).advice}
        </p>
      )}
      {open === 'deliveries' && <Deliveries webhook={webhook} />}
      {open === 'form' && (
        <WebhookEdit
          webhook={webhook}
          onCancel={() => setOpen(null)}
          onSaved={async () => {
            setOpen(null)
            await onChanged()
          }}
        />
      )}
    </li>
  )
}

function Facts({ webhook }: { readonly webhook: Webhook }) {
  const { t, formats } = useWords()
  const region = useRegionName(webhook.region)
  const { url, types, state, failingSince } = webhook
  return (
    <div>
      <strong>{url}</strong>
      <ul className="tags">
        {types.map((type) => (
          <li key={type} className="tag">
            {t(`embedding:webhooks.types.${type}`)}
          </li>
        ))}
        {region && <li className="tag">{region}</li>}
      </ul>
      <small>
        {t(`embedding:webhooks.states.${state}`)}
        {failingSince && state === 'active' && (
          <>
            <br />
            {t('embedding:webhooks.failingSince', { at: momentText(failingSince, formats) })}
          </>
        )}
      </small>
    </div>
  )
}
