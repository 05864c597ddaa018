import type { DeskList } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RecomputeDialog } from './RecomputeDialog.tsx'
import { useListChanged } from './use-list-change.ts'

interface Props {
  readonly eventId: number
  /** The zone of the venue, in which instants are shown. */
  readonly timeZone: string
  readonly list: DeskList
  /** Number of results of the distance that this desk has not saved. */
  readonly unsaved: number
  /** Whether the user may lock and recompute. */
  readonly isAdministrator: boolean
}

const DIALOGS = { publish: PublishDialog, history: HistoryDialog, recompute: RecomputeDialog } as const

/** What is done with the results of a distance as a whole. */
export function DeskActions({ eventId, timeZone, list, unsaved, isAdministrator }: Props) {
  const { t } = useWords()
  const [shown, setShown] = useState<keyof typeof DIALOGS>()
  const Shown = shown && DIALOGS[shown]
  return (
    <>
      <p className="buttons">
        <Button onClick={() => setShown('publish')}>{t('results:desk.publish')}</Button>
        <Button onClick={() => setShown('history')}>{t('results:desk.history')}</Button>
        {isAdministrator && !list.isLocked && (
          <Button onClick={() => setShown('recompute')}>{t('results:desk.recompute')}</Button>
        )}
        {isAdministrator && <LockButton eventId={eventId} list={list} />}
        {list.isLocked && <span className="tag">{t('results:desk.locked')}</span>}
      </p>
      {Shown && <Shown {...{ eventId, timeZone, list, unsaved }} onClose={() => setShown(undefined)} />}
    </>
  )
}

function LockButton({ eventId, list }: Pick<Props, 'eventId' | 'list'>) {
  const words = useWords()
  const { client } = useApp()
  const changed = useListChanged(eventId)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function toggle() {
    setBusy(true)
    setProblem(undefined)
    try {
      const params = { eventId, distanceId: list.distanceId }
      const body = { isLocked: !list.isLocked }
      await changed(await client.results.lock({ params, body }, { ifMatch: list.version }))
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void toggle()}>
        {words.t(`results:desk.${list.isLocked ? 'unlock' : 'lock'}`)}
      </Button>
      <span role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </span>
    </>
  )
}
