import type { EventRegistration } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { ReasonDialog } from '../../features/administration/ReasonDialog.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { activeEntries, DEEDS, type Deed, unpaidOrders } from './bulk-deeds.ts'
import { CancelTotal } from './CancelTotal.tsx'
import type { Batch } from './use-batch.ts'
import { missingText } from './use-confirmed-check-in.tsx'

interface Props {
  readonly eventId: number
  /** Those that are selected. */
  readonly rows: readonly EventRegistration[]
  readonly batch: Batch
  readonly onClear: () => void
}

/** What can be done with those selected, how far it has come, and the way to stop it. */
export function BulkBar({ eventId, rows, batch, onClear }: Props) {
  const { t, language } = useWords()
  const { client } = useApp()
  const [asking, setAsking] = useState<Deed>()
  const isRunning = batch.state === 'running'
  const ids = rows.map(({ id }) => id)
  const start = (deed: Deed, reason = '') => batch.start(DEEDS[deed](rows, { client, eventId, reason }), ids)
  const lacking = rows
    .filter((row) => row.checkedInAt === null && missingText(row, t))
    .map((row) => swimmerName(row, language).main.text)
    .join(', ')
  if (rows.length === 0 && batch.state === 'idle') return null
  return (
    <section className="bulk-bar" aria-label={t('registrations:bulk.label')}>
      <BulkProgress batch={batch} />
      <p className="bulk-count">{t('registrations:bulk.selected', { count: rows.length })}</p>
      <p className="buttons">
        {isRunning && <Button onClick={batch.stop}>{t('registrations:bulk.stop')}</Button>}
        {!isRunning && rows.length > 0 && (
          <>
            <Button kind="primary" onClick={() => (lacking ? setAsking('checkIn') : start('checkIn'))}>
              {t('registrations:bulk.checkIn')}
            </Button>
            <Button onClick={() => setAsking('markPaid')}>{t('registrations:bulk.markPaid')}</Button>
            <span className="danger">
              <Button onClick={() => setAsking('cancel')}>{t('registrations:bulk.cancel')}</Button>
            </span>
            <Button onClick={onClear}>{t('registrations:bulk.clear')}</Button>
          </>
        )}
      </p>
      {asking === 'checkIn' && (
        <ConfirmDialog
          heading={t('admissions:desk.checkInHeading')}
          text={t('admissions:desk.checkInMany', { names: lacking })}
          confirm={t('registrations:bulk.checkIn')}
          onConfirm={() => start('checkIn')}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking && asking !== 'checkIn' && (
        <ReasonDialog
          heading={t(`registrations:bulk.${asking}Heading`)}
          text={t(`registrations:bulk.${asking}Text`, {
            count: (asking === 'cancel' ? activeEntries(rows) : unpaidOrders(rows)).length,
          })}
          submit={t(`registrations:bulk.${asking}`)}
          send={async ({ reason }) => start(asking, reason)}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'cancel' && <CancelTotal rows={rows} />}
        </ReasonDialog>
      )}
    </section>
  )
}

function BulkProgress({ batch: { state, done, failed, total } }: Pick<Props, 'batch'>) {
  const { t } = useWords()
  return (
    <>
      {state === 'running' && (
        <progress
          max={total}
          value={done + failed}
          aria-label={t('registrations:bulk.progress', { done: done + failed, total })}
        />
      )}
      <p role="status" className="bulk-result">
        {state === 'running' && t('registrations:bulk.progress', { done: done + failed, total })}
        {(state === 'stopped' || state === 'finished') &&
          t(`registrations:bulk.${state}`, { done, failed, total })}
      </p>
    </>
  )
}
