import type { FieldIssue } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { fieldErrorText } from '../../../infrastructure/api/field-error-text.ts'
import { fieldOfPath, sectionOfField } from './section-ids.ts'

/** What can be done about a section that was not saved, besides what its reason says. */
export function SectionFailure({
  failure,
  onLoadNewer,
}: {
  readonly failure: unknown
  readonly onLoadNewer: () => Promise<void>
}) {
  if (!isApiError(failure)) return null
  if (failure.reason === 'stale') return <NewerVersion onLoad={onLoadNewer} />
  return failure.issues ? <OtherSections issues={failure.issues} /> : null
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
function OtherSections({ issues }: { readonly issues: readonly FieldIssue[] }) {
  const { t } = useWords()
  return (
    <>
      <p>{t('eventEditor:editor.otherSections')}</p>
      <IssueLinks issues={issues} />
    </>
  )
}

/** What is wrong with fields, each with the way to the section that has it. */
export function IssueLinks({ issues }: { readonly issues: readonly FieldIssue[] }) {
  const words = useWords()
  const { t } = words
  return (
    <ul>
      {issues.map(({ path, reason, limit }) => {
        const field = fieldOfPath(path)
        const error = { type: reason, ...(limit !== undefined && { message: String(limit) }) }
        const text = fieldErrorText(error, words)
        if (!field) return <li key={path}>{`${path}: ${text}`}</li>
        const section = sectionOfField(field, path)
        return (
          <li key={path}>
            <a href={`#${section}`}>
              {t(`eventEditor:sections.${section}`)}. {t(`eventEditor:fields.${field}`)}: {text}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
