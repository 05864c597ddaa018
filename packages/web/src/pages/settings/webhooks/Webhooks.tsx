import type { NewWebhook, Webhook } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusSection } from '../../../features/settings-sections/SettingsSection.tsx'
import { ShownSecret } from '../../../features/settings-sections/ShownSecret.tsx'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import { hostOf } from './host-of.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookItem } from './WebhookItem.tsx'
import { webhooksQuery } from './webhook-queries.ts'
import './webhooks.css'

/** A new secret, and whether it replaces another. */
interface Shown {
  readonly webhook: NewWebhook
  readonly isRotated: boolean
}

/** An action that must be confirmed. */
interface Asking {
  readonly webhook: Webhook
  readonly action: 'rotate' | 'remove'
}

/** Webhooks: those of the account with their deliveries, and how to create another. */
export function Webhooks() {
  const { t } = useWords()
  const { client, queryClient, notifications } = useApp()
  const query = webhooksQuery(client)
  const [shown, setShown] = useState<Shown | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const refresh = () => queryClient.invalidateQueries(query)

  async function perform({ webhook: { id }, action }: Asking) {
    const params = { id }
    if (action === 'rotate') {
      setShown({ webhook: await client.webhooks.rotateSecret({ params }), isRotated: true })
      return
    }
    await client.webhooks.remove({ params })
    if (shown?.webhook.id === id) setShown(null)
    await refresh()
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('embedding:webhooks.removed') }) },
      'message',
    )
    // The button that opened the dialog is removed before the focus can return to it.
    setTimeout(() => focusSection('webhooks'))
  }

  return (
    <>
      <p className="note">{t('embedding:webhooks.intro')}</p>
      <Loaded query={query} failed={t('embedding:webhooks.failed')} rows={2}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p>{t('embedding:webhooks.none')}</p>
          ) : (
            <ul className="settings-list webhooks">
              {webhooks.map((webhook) => (
                <WebhookItem
                  key={webhook.id}
                  webhook={webhook}
                  onChanged={refresh}
                  onAsk={(action) => setAsking({ webhook, action })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {shown && <NewSecret shown={shown} onDone={() => setShown(null)} />}
      <WebhookForm
        onSent={async (webhook) => {
          setShown({ webhook, isRotated: false })
          await refresh()
        }}
      />
      {asking && (
        <ConfirmDialog
          heading={t(`embedding:webhooks.${asking.action}Named`, { host: hostOf(asking.webhook) })}
          text={t(`embedding:webhooks.${asking.action}Text`)}
          confirm={t(`embedding:webhooks.${asking.action}`)}
          onConfirm={() => perform(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

function NewSecret({
  shown: { webhook, isRotated },
  onDone,
}: {
  readonly shown: Shown
  readonly onDone: () => void
}) {
  const { t } = useWords()
  const host = hostOf(webhook)
  const once = t('embedding:webhooks.shownOnce')
  return (
    <ShownSecret
      secret={webhook.secret}
      heading={t(isRotated ? 'embedding:webhooks.rotated' : 'embedding:webhooks.created', { host })}
      text={isRotated ? `${once} ${t('embedding:webhooks.rotatedText')}` : once}
      label={t('embedding:webhooks.secret')}
      onDone={onDone}
    />
  )
}
