import type { DeskList, ResultChanges } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { nameIn } from './result-line.ts'
import { useListChanged } from './use-list-change.ts'

interface Props {
  readonly eventId: number
  readonly list: DeskList
  readonly onClose: () => void
}

/** Shows what a recomputation changes, and makes it. */
export function RecomputeDialog({ eventId, list, onClose }: Props) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const { distanceId, version } = list
  const call = { params: { eventId, distanceId }, body: { preview: true } }
  const query = queryOptions({
    queryKey: keys.results.recomputed(eventId, distanceId, version),
    queryFn: ({ signal }) => client.results.recompute(call, { signal }),
    gcTime: 0,
  })
  const heading = t('results:desk.recomputeHeading', { distance: distanceName(list, words) })
  return (
    <Dialog heading={heading} onClose={onClose}>
      {(close) => (
        <Loaded query={query} failed={t('results:desk.failed')}>
          {({ changes }) => <Preview eventId={eventId} list={list} changes={changes} close={close} />}
        </Loaded>
      )}
    </Dialog>
  )
}

interface PreviewProps {
  readonly eventId: number
  readonly list: DeskList
  readonly changes: ResultChanges['changes']
  readonly close: () => void
}

function Preview({ eventId, list, changes, close }: PreviewProps) {
  const words = useWords()
  const { t, language } = words
  const { client, notifications } = useApp()
  const changed = useListChanged(eventId)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const textOf = (value: string | number | null) => (value === null ? t('unknown') : String(value))

  async function recompute() {
    setBusy(true)
    setProblem(undefined)
    try {
      const params = { eventId, distanceId: list.distanceId }
      await client.results.recompute({ params, body: {} }, { ifMatch: list.version })
      await changed()
      notifications.announce((words) => words('results:desk.recomputed'))
      close()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <>
      <p>{t(changes.length === 0 ? 'results:desk.recomputeNone' : 'results:desk.recomputeIntro')}</p>
      <ul className="desk-history">
        {changes.map(({ entryId, field, before, after }) => (
          <li key={`${entryId} ${field}`}>
            <b>{nameIn(list, entryId, language)}</b> {t(`results:recomputed.${field}`)}:{' '}
            {t('results:desk.change', { before: textOf(before), after: textOf(after) })}
          </li>
        ))}
      </ul>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
      <p className="buttons">
        {changes.length > 0 && (
          <Button isBusy={isBusy} onClick={() => void recompute()}>
            {t('results:desk.recompute')}
          </Button>
        )}
        <Button onClick={close}>{t('results:desk.close')}</Button>
      </p>
    </>
  )
}
