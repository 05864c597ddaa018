import { type Swimmer, SwimmerCreate } from '@polynya/contract'
import { isMinor } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { TextWithLinks } from '../../infrastructure/components/TextWithLinks.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { AnswerList } from './AnswerList.tsx'
import { type Answers, bodyOf } from './answers.ts'
import { FailureAdvice } from './FailureAdvice.tsx'
import { StepFrame } from './StepFrame.tsx'
import { StepLine } from './StepLine.tsx'

/** Everything that was answered, once more before it is sent; a guardian consents here. */
export function CheckStep({
  answers,
  onCreated,
}: {
  readonly answers: Answers
  /** Called with the new profile. */
  readonly onCreated: (swimmer: Swimmer) => Promise<void>
}) {
  const { t } = useWords()
  const { client } = useApp()
  const needsConsent = isMinor(answers.person.dob, useToday())
  const state = useFormState({
    id: 'create-check',
    schema: SwimmerCreate,
    defaultValues: { guardianConsent: false },
    toInput: ({ guardianConsent }) => bodyOf(answers, needsConsent && guardianConsent),
    check: ({ guardianConsent }) =>
      needsConsent && !guardianConsent
        ? [{ path: 'guardianConsent', reason: 'guardian_consent_required' }]
        : [],
    async send(body) {
      await onCreated(await client.swimmers.create({ body }))
    },
  })
  const label = t('profile:fields.guardianConsent')
  return (
    <StepFrame heading={t('profile:create.check')} text={t('profile:create.checkText')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary
          state={state}
          labels={{ guardianConsent: label }}
          title={t('messages:swimmers.createFailed')}
        >
          <FailureAdvice failure={state.failure} />
        </ErrorSummary>
        <AnswerList answers={answers} />
        {needsConsent && (
          <CheckboxField state={state} name="guardianConsent" label={label}>
            <TextWithLinks text={t('profile:fields.guardianTerms')} links={{ privacy: paths.privacy }} />
          </CheckboxField>
        )}
        <StepLine state={state} step="check">
          {t('profile:create.submit')}
        </StepLine>
      </form>
    </StepFrame>
  )
}
