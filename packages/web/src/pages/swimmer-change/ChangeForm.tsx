import { ChangeRequestInput, type Identity } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { IDENTITY_FIELDS } from '../../features/custody/identity-text.ts'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { DateField } from '../../infrastructure/forms/DateField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Starts from the present identity; unchanged parts are not requested. */
export function ChangeForm({ id, identity }: { readonly id: number; readonly identity: Identity }) {
  const { t } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const state = useFormState({
    id: `change-${id}`,
    schema: ChangeRequestInput,
    defaultValues: { ...identity, gender: String(identity.gender), reason: '' },
    toInput: ({ gender, ...values }) => {
      const given = { ...values, gender: Number(gender) as Identity['gender'] }
      const news = IDENTITY_FIELDS.filter((field) => given[field] !== identity[field])
      return {
        ...(values.reason && { reason: values.reason }),
        ...Object.fromEntries(news.map((field) => [field, given[field]])),
      }
    },
    async send(body) {
      await client.swimmers.requestChange({ params: { id }, body })
      settled((speak) => ({ text: speak('custody:change.sent') }))
      focusOn('open-request')
    },
  })
  const labels = {
    lastName: t('custody:fields.lastName'),
    firstName: t('custody:fields.firstName'),
    gender: t('custody:fields.gender'),
    dob: t('custody:fields.dob'),
    reason: t('custody:change.reason'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  const genders = { 2: 'women', 1: 'men' } as const
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} level={3} />
      <div className="field-pair">
        <TextField {...field('lastName')} input={{ autoComplete: 'off' }} />
        <TextField {...field('firstName')} input={{ autoComplete: 'off' }} />
      </div>
      <ChoiceField
        {...field('gender')}
        type="radio"
        choices={([2, 1] as const).map((gender) => ({
          value: String(gender),
          text: t(`sport:swimmerGenders.${genders[gender]}`),
        }))}
      />
      <DateField {...field('dob')} />
      <TextAreaField {...field('reason')} hint={t('custody:change.reasonHint')} />
      <SubmitLine state={state}>{t('custody:change.submit')}</SubmitLine>
    </form>
  )
}
