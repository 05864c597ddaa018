import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { failureText } from '../api/failure-text.ts'
import { fieldErrorText } from '../api/field-error-text.ts'
import { fieldId } from './use-field.ts'
import type { FormState } from './use-form-state.ts'
import { fieldsWithErrors } from './validation.ts'

/** Labels by field: of each plain field, and of fields within lists and groups as far as these have rows. */
export type FieldLabels<Values extends FieldValues> = {
  readonly [Name in keyof Values & string as Values[Name] extends object ? never : Name]: string
} & { readonly [Name in Path<Values>]?: string }

interface Props<Values extends FieldValues> {
  readonly state: FormState<Values>
  /** Each field with its label, in the order of the form. */
  readonly labels: FieldLabels<Values>
  /** Further remedies for the failure. */
  readonly children?: ReactNode
  /** Heading level: one below that of the form's own heading. */
  readonly level?: 2 | 3
  /** Title of the failure; derived from the status of the response by default. */
  readonly title?: string
  /** What happened and what to do next; the text of the reason by default. */
  readonly advice?: string | undefined
}

/** Everything that is wrong, above the form: takes the focus after each failed attempt and leads to the fields. */
export function ErrorSummary<Values extends FieldValues>({
  state,
  labels,
  children,
  level = 2,
  title,
  advice,
}: Props<Values>) {
  const words = useWords()
  const { t } = words
  const { form, failure, failedAttempts } = state
  const summary = useRef<HTMLDivElement>(null)
  const focusedFor = useRef(0)
  const fields = fieldsWithErrors(Object.keys(labels) as Path<Values>[], form.formState.errors)
  const isThere = failedAttempts > 0 && (failure !== undefined || fields.length > 0)

  // The errors of an attempt may be there a moment after it has failed.
  useEffect(() => {
    if (!isThere || focusedFor.current === failedAttempts) return
    focusedFor.current = failedAttempts
    summary.current?.focus()
  }, [isThere, failedAttempts])

  if (!isThere) return null
  const Heading = `h${level}` as const
  const failed = failure === undefined ? null : failureText(failure, words)
  return (
    <div ref={summary} className="error-summary" tabIndex={-1} role="alert">
      <Heading>{failed ? (title ?? failed.title) : t('form.summary')}</Heading>
      {failed && <p>{advice ?? failed.advice}</p>}
      {failed?.requestId && !isExplained(failure) && (
        <p className="error-summary-code">{t('requestCode', { requestId: failed.requestId })}</p>
      )}
      {children}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a
                href={`#${fieldId(state, field)}`}
                onClick={(domEvent) => goToField(fieldId(state, field), domEvent)}
              >
                {labels[field]}: {fieldErrorText(state.errorOf(field), words)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether the text alone explains what to do, so that no request ID is needed for support. */
const isExplained = (failure: unknown) => isApiError(failure) && Number(failure.status) < 500

/** The focus goes into the field, but the label is what must be seen. */
function goToField(id: string, domEvent: { preventDefault: () => void }) {
  domEvent.preventDefault()
  const input = document.getElementById(id)
  input?.closest('.field')?.scrollIntoView({ block: 'start' })
  input?.focus({ preventScroll: true })
}
