import { SwimmerPerson } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { birthDateIssues, PersonFields, usePersonLabels } from '../../features/swimmer-forms/PersonFields.tsx'
import { type PersonValues, personInput } from '../../features/swimmer-forms/swimmer-values.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { SimilarProfiles } from './SimilarProfiles.tsx'
import { StepFrame } from './StepFrame.tsx'
import { StepLine } from './StepLine.tsx'
import type { StepProps } from './step-props.ts'
import { useSimilar } from './use-similar.ts'
import { useTyped } from './use-typed.ts'

/** Who swims: what makes a profile one person's, and whether that person is in the registry already. */
export function PersonStep({ values, onTyped, onDone }: StepProps<PersonValues>) {
  const { t } = useWords()
  const { client } = useApp()
  const today = useToday()
  const similar = useSimilar(client)
  const state = useFormState({
    id: 'create-person',
    schema: SwimmerPerson,
    defaultValues: values,
    toInput: personInput,
    check: ({ dob }) => birthDateIssues(dob, today),
    async send({ isParaswimmer: _, ...person }) {
      if (await similar.mayGoOn(person)) await onDone()
    },
  })
  useTyped(state, onTyped)
  const labels = usePersonLabels()
  return (
    <StepFrame step="person" heading={t('profile:create.person')} text={t('profile:create.personText')}>
      {similar.found && <SimilarProfiles found={similar.found} onAnother={onDone} />}
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} />
        <PersonFields state={state} isOwn />
        <StepLine state={state} step="person">
          {t('profile:create.next')}
        </StepLine>
      </form>
    </StepFrame>
  )
}
