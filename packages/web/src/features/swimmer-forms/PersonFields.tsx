import type { FieldIssue } from '@polynya/contract'
import { AGE, birthDateProblem, isDate } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { DateField } from '../../infrastructure/forms/DateField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'
import type { PersonValues } from './swimmer-values.ts'

export function usePersonLabels() {
  const { t } = useWords()
  return {
    firstName: t('profile:fields.firstName'),
    lastName: t('profile:fields.lastName'),
    gender: t('profile:fields.gender'),
    dob: t('profile:fields.dob'),
    isParaswimmer: t('profile:fields.isParaswimmer'),
  }
}

/** Returns the issues of a birth date: of a date in the future, or of an age that cannot swim. */
export function birthDateIssues(dob: string, today: string): FieldIssue[] {
  const problem = isDate(dob) ? birthDateProblem(dob, today) : null
  return problem ? [{ path: 'dob', ...problem }] : []
}

/** The identity of a swimmer. */
export function PersonFields({
  state,
  isOwn,
}: {
  readonly state: FieldForm<keyof PersonValues>
  /** Whether the user may fill in their own name and birthday. */
  readonly isOwn: boolean
}) {
  const { t } = useWords()
  const labels = usePersonLabels()
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  const input = (autoComplete: string) => ({ autoComplete: isOwn ? autoComplete : 'off' })
  return (
    <>
      <div className="field-pair">
        <TextField {...field('firstName')} hint={t('profile:fields.latinHint')} input={input('given-name')} />
        <TextField {...field('lastName')} hint={t('profile:fields.latinHint')} input={input('family-name')} />
      </div>
      <ChoiceField
        {...field('gender')}
        type="radio"
        choices={[
          { value: '2', text: t('profile:fields.women') },
          { value: '1', text: t('profile:fields.men') },
        ]}
      />
      <DateField
        {...field('dob')}
        isOwnBirthday={isOwn}
        hint={t('profile:fields.dobHint', { min: AGE.min })}
      />
      <CheckboxField {...field('isParaswimmer')}>{t('profile:fields.paraswimmerHint')}</CheckboxField>
    </>
  )
}
