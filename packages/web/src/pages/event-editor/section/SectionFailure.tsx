import type { FieldIssue } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { IssueLinks } from '../../../features/event-manage/IssueLinks.tsx'
import { failureText } from '../../../infrastructure/api/failure-text.ts'

/** What can be done about a section that was not saved, besides what its reason says. */
export function SectionFailure({
  eventId,
  failure,
  onLoadNewer,
}: {
  readonly eventId: number
  readonly failure: unknown
  readonly onLoadNewer: () => Promise<void>
}) {
  if (!isApiError(failure)) return null
  if (failure.reason === 'stale') return <NewerVersion onLoad={onLoadNewer} />
  return failure.issues ? <OtherSections eventId={eventId} issues={failure.issues} /> : null
}

/** Another user saved first: their version is loaded beneath the typed values. */
function NewerVersion({ onLoad }: { readonly onLoad: () => Promise<void> }) {
  const words = useWords()
  const { t } = words
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function load() {
    setLoading(true)
    setProblem(undefined)
    try {
      await onLoad()
    } catch (error) {
      setProblem(error)
      setLoading(false)
    }
  }

  return (
    <>
      <p>{t('eventEditor:editor.staleHelp')}</p>
      <Button isBusy={isLoading} onClick={load}>
        {t('eventEditor:editor.loadNewer')}
      </Button>
      {problem !== undefined && <p className="field-error">{failureText(problem, words).advice}</p>}
    </>
  )
}

/** Fields of other sections that this change would contradict, with the way there. */
function OtherSections({
  eventId,
  issues,
}: {
  readonly eventId: number
  readonly issues: readonly FieldIssue[]
}) {
  const { t } = useWords()
  return (
    <>
      <p>{t('eventEditor:editor.otherSections')}</p>
      <IssueLinks eventId={eventId} issues={issues} />
    </>
  )
}
