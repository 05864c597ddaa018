import { type FieldIssue, SwimmerPerson } from '@polynya/contract'
import { AGE, birthDateProblem, isDate } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { type PersonValues, personInput } from '../../features/swimmer-forms/swimmer-values.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { DateField } from '../../infrastructure/forms/DateField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
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
    check: ({ dob }) => dobIssues(dob, today),
    async send({ isParaswimmer: _, ...person }) {
      if (await similar.mayGoOn(person)) await onDone()
    },
  })
  useTyped(state, onTyped)
  const labels = {
    firstName: t('profile:fields.firstName'),
    lastName: t('profile:fields.lastName'),
    gender: t('profile:fields.gender'),
    dob: t('profile:fields.dob'),
    isParaswimmer: t('profile:fields.isParaswimmer'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <StepFrame step="person" heading={t('profile:create.person')} text={t('profile:create.personText')}>
      {similar.found && <SimilarProfiles found={similar.found} onAnother={onDone} />}
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} />
        <div className="field-pair">
          <TextField
            {...field('firstName')}
            hint={t('profile:fields.latinHint')}
            input={{ autoComplete: 'given-name' }}
          />
          <TextField
            {...field('lastName')}
            hint={t('profile:fields.latinHint')}
            input={{ autoComplete: 'family-name' }}
          />
        </div>
        <ChoiceField
          {...field('gender')}
          type="radio"
          choices={[
            { value: '2', text: t('profile:fields.women') },
            { value: '1', text: t('profile:fields.men') },
          ]}
        />
        <DateField {...field('dob')} isOwnBirthday hint={t('profile:fields.dobHint', { min: AGE.min })} />
        <CheckboxField {...field('isParaswimmer')}>{t('profile:fields.paraswimmerHint')}</CheckboxField>
        <StepLine state={state} step="person">
          {t('profile:create.next')}
        </StepLine>
      </form>
    </StepFrame>
  )
}

function dobIssues(dob: string, today: string): FieldIssue[] {
  const problem = isDate(dob) ? birthDateProblem(dob, today) : null
  return problem ? [{ path: 'dob', ...problem }] : []
}
