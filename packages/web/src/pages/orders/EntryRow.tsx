import type { EnteredSwimmer, Entry, Order } from '@polynya/contract'
import { findDistCode, formatTeamId, JUDGE_CREDIT_CODES } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { Suspense, useState } from 'react'
import { distanceText, ENTRY_TONES, enteredName } from '../../features/orders/order-text.ts'
import { ChangeSeedTime } from '../../features/registration/seed-time/ChangeSeedTime.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { CancelEntry } from './lazy-dialogs.ts'

interface Props {
  readonly order: Order
  readonly swimmer: EnteredSwimmer
  readonly entry: Entry
}

/** One distance of a swimmer or team, what became of it, and how to cancel it. */
export function EntryRow({ order, swimmer, entry }: Props) {
  const { t, language } = useWords()
  const isOwn = useUser()?.id === order.userId
  const administers = useAdministers()
  const [isAsking, setAsking] = useState(false)
  const isActive = entry.state === 'held' || entry.state === 'confirmed'
  const distance = distanceText(entry, t)
  const { text: name } = enteredName(swimmer, language)
  return (
    <li>
      <div>
        <strong>{distance}</strong>{' '}
        <span className="tag" data-tone={ENTRY_TONES[entry.state]}>
          {t(`orders:entries.${entry.state}`)}
        </span>
        <About entry={entry} captainId={swimmer.id} />
        {isOwn && entry.state === 'confirmed' && JUDGE_CREDIT_CODES.has(entry.distCode) && (
          <p>
            <a href={paths.judgeTests}>{t('navigation.judgeTests')}</a>
          </p>
        )}
      </div>
      {isActive && (isOwn || administers) && (
        <div className="buttons">
          <ChangeSeedTime entry={entry} name={name} isAdministrator={administers} />
          <Button onClick={() => setAsking(true)}>
            <span aria-hidden="true">{t('orders:cancel.action')}</span>
            <span className="visually-hidden">{t('orders:cancel.of', { distance, name })}</span>
          </Button>
        </div>
      )}
      {isAsking && (
        <Suspense>
          <CancelEntry
            order={order}
            entry={entry}
            heading={t('orders:cancel.of', { distance, name })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </li>
  )
}

function About({ entry, captainId }: Pick<Props, 'entry'> & { readonly captainId: number }) {
  const { t } = useWords()
  const modalHref = useModalHref()
  const { seedTime, division, teamId, offerId, eventId } = entry
  const distCode = findDistCode(entry.distCode)
  const about = [
    seedTime && t('orders:items.seedTime', { time: seedTime }),
    division && t('orders:items.division', { division }),
  ].filter(Boolean)
  return (
    <small>
      {about.join(' · ')}
      {about.length > 0 && teamId && ' · '}
      {teamId && distCode && (
        <a href={modalHref(formatTeamId({ captainId, distCode, offerId, eventId }))}>
          {t('orders:items.team', { team: teamId })}
        </a>
      )}
    </small>
  )
}
