import type { DeskList, ResultChecks } from '@polynya/contract'
import { Button, starterName, useWords, type Words } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { useListChanged } from './use-list-change.ts'

interface Props {
  readonly eventId: number
  readonly list: DeskList
  /** Number of results of the distance that this desk has not saved. */
  readonly unsaved: number
  readonly onClose: () => void
}

/** Publishes the results of a distance after their checks. */
export function PublishDialog({ eventId, list, unsaved, onClose }: Props) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const { distanceId } = list
  const query = queryOptions({
    queryKey: keys.results.checks(eventId, distanceId, list.version),
    queryFn: ({ signal }) => client.results.check({ params: { eventId, distanceId } }, { signal }),
  })
  const heading = t('results:desk.publishHeading', { distance: distanceName(list, words) })
  return (
    <Dialog heading={heading} onClose={onClose}>
      {(close) => (
        <Loaded query={query} failed={t('results:desk.failed')}>
          {(checks) => <Checked {...{ eventId, list, unsaved, checks, close }} />}
        </Loaded>
      )}
    </Dialog>
  )
}

interface CheckedProps extends Omit<Props, 'onClose'> {
  readonly checks: ResultChecks
  readonly close: () => void
}

function Checked({ eventId, list, unsaved, checks: { errors, warnings }, close }: CheckedProps) {
  const words = useWords()
  const { t } = words
  const { client, notifications } = useApp()
  const changed = useListChanged(eventId)
  const [confirmed, setConfirmed] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [working, setWorking] = useState<'preliminary' | 'official'>()
  const isBlocked = unsaved > 0 || errors.length > 0 || (warnings.length > 0 && !confirmed)
  const shown = isBlocked ? [] : (['official', 'preliminary'] as const)

  async function publish(state: 'preliminary' | 'official') {
    setWorking(state)
    setProblem(undefined)
    try {
      const params = { eventId, distanceId: list.distanceId }
      const call = { params, body: { state, confirmed } }
      await changed(await client.results.publish(call, { ifMatch: list.version }))
      notifications.announce((words) => words('results:desk.published'))
      close()
    } catch (error) {
      setProblem(error)
      setWorking(undefined)
    }
  }

  return (
    <>
      {unsaved > 0 && <p className="field-error">{t('results:desk.unsaved', { count: unsaved })}</p>}
      <Findings heading={t('results:desk.errors')} findings={errors} list={list} />
      <Findings heading={t('results:desk.warnings')} findings={warnings} list={list} />
      {errors.length + warnings.length === 0 && <p>{t('results:desk.clean')}</p>}
      {errors.length === 0 && warnings.length > 0 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={confirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          <span>{t('results:desk.confirm')}</span>
        </label>
      )}
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
      <p className="buttons">
        {shown.map((state) => (
          <Button key={state} isBusy={working === state} onClick={() => void publish(state)}>
            {t(`results:desk.${state === 'official' ? 'publishOfficial' : 'publishPreliminary'}`)}
          </Button>
        ))}
        <Button onClick={close}>{t('results:desk.cancel')}</Button>
      </p>
    </>
  )
}

interface FindingsProps {
  readonly heading: string
  readonly findings: ResultChecks['errors'] | ResultChecks['warnings']
  readonly list: DeskList
}

function Findings({ heading, findings, list }: FindingsProps) {
  const words = useWords()
  if (findings.length === 0) return null
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.check} ${finding.entryId} ${finding.heat}`}>
            {findingText(finding, list, words)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function findingText(
  { check, entryId, heat }: FindingsProps['findings'][number],
  { lanes }: DeskList,
  { t, language }: Words,
): string {
  const starter = lanes.find((lane) => lane.starter.entryId === entryId)?.starter
  const parts = [
    t(`results:checks.${check}`),
    starter && starterName(starter, language).text,
    heat !== null && t('results:desk.inHeat', { heat: String(heat) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
