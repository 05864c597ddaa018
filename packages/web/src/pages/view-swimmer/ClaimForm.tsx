import { ClaimRequest, type Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { swimmerClaimed } from '../../features/swimmers/swimmer-changes.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DateField } from '../../infrastructure/forms/DateField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { missingIssues } from '../../infrastructure/forms/missing-issues.ts'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import '../../infrastructure/forms/forms.css'

/** Requires the full birth date: an account that knows it may claim the profile. */
export function ClaimForm({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const app = useApp()
  const form = useRef<HTMLFormElement>(null)
  const state = useFormState({
    id: 'claim',
    schema: ClaimRequest,
    defaultValues: { dob: '' },
    check: missingIssues,
    async send(body) {
      const claimed = await app.client.swimmers.claim({ params: { id: swimmer.id }, body })
      app.notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('swimmerPages:claim.done') }) },
        'notification',
      )
      // The form is removed with the question: the focus stays on the page.
      focusHeading()
      swimmerClaimed(app, claimed)
    },
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const label = t('swimmerPages:claim.dob')
  return (
    <form ref={form} className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={{ dob: label }} level={3} />
      <DateField state={state} name="dob" label={label} hint={t('swimmerPages:claim.how')} />
      <SubmitLine state={state}>{t('swimmerPages:claim.send')}</SubmitLine>
    </form>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
