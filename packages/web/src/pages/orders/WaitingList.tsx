import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useOrderChanged } from '../../features/orders/order-changes.ts'
import { type WaitingEntry, waitingQuery } from '../../features/orders/order-queries.ts'
import { distanceText, enteredName, orderEvent } from '../../features/orders/order-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

/** Where the account's swimmers wait for a place; nothing where they do not. */
export function WaitingList() {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <Loaded query={waitingQuery(client)} failed={t('orders:waiting.failed')} rows={1}>
      {({ entries }) =>
        entries.length > 0 && (
          <section className="orders-waiting" aria-labelledby="waiting">
            <h2 id="waiting" tabIndex={-1}>
              {t('orders:waiting.heading')}
            </h2>
            <ul className="admin-list">
              {entries.map((entry) => (
                <WaitingRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

function WaitingRow({ entry }: { readonly entry: WaitingEntry }) {
  const { t, formats, language } = useWords()
  const [isLeaving, setLeaving] = useState(false)
  const { eventId, swimmer, state, holdUntil, waitingPosition } = entry
  const isOffered = state === 'held'
  const distance = distanceText(entry, t)
  const name = enteredName(swimmer, language)
  const event = orderEvent(entry, language)
  const action = t(isOffered ? 'orders:waiting.decline' : 'orders:waiting.leave')
  const named = t('orders:waiting.of', { action, distance, name: name.text })
  return (
    <li className="order-row">
      <div>
        <h3>{distance}</h3>
        <p>
          <a href={paths.viewSwimmer(swimmer.iwsaid)} lang={name.lang}>
            {name.text}
          </a>{' '}
          ·{' '}
          <a href={paths.viewEvent(eventId)} lang={event.lang}>
            {event.text}
          </a>
        </p>
      </div>
      <p className="order-queue" data-offered={isOffered}>
        {isOffered && holdUntil
          ? t('orders:waiting.offered', { date: momentText(holdUntil, formats) })
          : t('orders:waiting.position', { position: waitingPosition ?? t('unknown') })}
      </p>
      <p className="buttons">
        {isOffered && (
          <a className="button" data-kind="primary" href={`/register?e=${eventId}&s=${swimmer.id}`}>
            {t('orders:waiting.toOrder')}
          </a>
        )}
        <Button onClick={() => setLeaving(true)}>
          <span aria-hidden="true">{action}</span>
          <span className="visually-hidden">{named}</span>
        </Button>
      </p>
      {isLeaving && (
        <Leaving
          entry={entry}
          action={action}
          heading={named}
          text={t(isOffered ? 'orders:waiting.declineText' : 'orders:waiting.leaveText')}
          onClose={() => setLeaving(false)}
        />
      )}
    </li>
  )
}

function Leaving({
  entry,
  action,
  heading,
  text,
  onClose,
}: {
  readonly entry: WaitingEntry
  readonly action: string
  readonly heading: string
  readonly text: string
  readonly onClose: () => void
}) {
  const { client } = useApp()
  const changed = useOrderChanged()
  async function leave() {
    await client.orders.leaveWaiting({ params: { id: entry.id } })
    changed(null, (speak) => ({ text: speak('orders:waiting.left') }))
    // The row is removed with its button: the focus moves to the list or, if that is removed, too, to the
    // page.
    setTimeout(() =>
      (document.getElementById('waiting') ?? document.querySelector<HTMLElement>('h1'))?.focus(),
    )
  }
  return <ConfirmDialog heading={heading} text={text} confirm={action} onConfirm={leave} onClose={onClose} />
}
