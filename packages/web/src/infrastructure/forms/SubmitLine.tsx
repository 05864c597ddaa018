import { Button } from '@polynya/ui'
import type { FieldValues } from 'react-hook-form'
import { OfflineHint } from '../network/OfflineHint.tsx'
import type { FormState } from './use-form-state.ts'

interface Props<Values extends FieldValues> {
  readonly state: FormState<Values>
  readonly children: string
  /** Message after submission; absent if the page shows the result. */
  readonly saved?: string
}

/** The button that sends a form, never disabled, and beside it that it was sent. */
export function SubmitLine<Values extends FieldValues>({ state, children, saved }: Props<Values>) {
  return (
    <div className="submit-line">
      <Button type="submit" kind="primary" isBusy={state.isSending}>
        {children}
      </Button>
      <OfflineHint />
      <p role="status" className="saved-mark">
        {state.isSaved && saved}
      </p>
    </div>
  )
}
