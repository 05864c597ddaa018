import type { DeskList, ResultHistory } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { distanceName } from '../../features/events/distance-name.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { lineOf, nameIn } from './result-line.ts'

interface Props {
  readonly eventId: number
  readonly timeZone: string
  readonly list: DeskList
  readonly onClose: () => void
}

/** Who entered which result when, with the reasons of corrections. */
export function HistoryDialog({ eventId, timeZone, list, onClose }: Props) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const { distanceId, version } = list
  const query = queryOptions({
    queryKey: keys.results.history(eventId, distanceId, version),
    queryFn: ({ signal }) => client.results.history({ params: { eventId, distanceId } }, { signal }),
  })
  const heading = t('results:desk.historyHeading', { distance: distanceName(list, words) })
  return (
    <Dialog heading={heading} onClose={onClose}>
      {(close) => (
        <>
          <Loaded query={query} failed={t('results:desk.failed')}>
            {({ rows }) =>
              rows.length === 0 ? (
                <p className="note">{t('results:desk.historyNone')}</p>
              ) : (
                <ul className="desk-history">
                  {rows.map((row) => (
                    <Change key={row.id} row={row} list={list} timeZone={timeZone} />
                  ))}
                </ul>
              )
            }
          </Loaded>
          <p className="buttons">
            <Button onClick={close}>{t('results:desk.close')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

interface ChangeProps {
  readonly row: ResultHistory['rows'][number]
  readonly list: DeskList
  readonly timeZone: string
}

function Change({ row: { entryId, at, by, before, after, reason }, list, timeZone }: ChangeProps) {
  const { t, language, formats } = useWords()
  const lineFor = (result: typeof before) => (result ? lineOf(result) : t('results:desk.noResult'))
  return (
    <li>
      <b>{nameIn(list, entryId, language)}</b>{' '}
      {t('results:desk.change', { before: lineFor(before), after: lineFor(after) })}
      <small>
        {[momentText(at, formats, timeZone), by, reason && t('results:desk.because', { reason })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  )
}
