import { JUDGE_CATEGORIES, OFFICIAL_ROLES } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useFieldArray } from 'react-hook-form'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { EMAIL_INPUT, TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import { NEW_OFFICIAL, type SessionValues } from './session-values.ts'

/** The officials of a session as rows of fields. */
export function OfficialRows({ state }: { readonly state: FormState<SessionValues> }) {
  const { t } = useWords()
  const { fields, append, remove } = useFieldArray({ control: state.form.control, name: 'officials' })

  function change(act: () => void) {
    act()
    state.onChange()
  }

  return (
    <fieldset>
      <legend>{t('eventSessions:officials')}</legend>
      {fields.map(({ id }, index) => (
        <OfficialRow key={id} state={state} index={index} onRemove={() => change(() => remove(index))} />
      ))}
      <Button onClick={() => change(() => append(NEW_OFFICIAL))}>{t('eventSessions:addOfficial')}</Button>
    </fieldset>
  )
}

function OfficialRow({
  state,
  index,
  onRemove,
}: {
  readonly state: FormState<SessionValues>
  readonly index: number
  readonly onRemove: () => void
}) {
  const { t } = useWords()
  const field = (name: 'role' | 'category' | 'name' | 'nameEn' | 'iwsaid' | 'email') =>
    ({ state, name: `officials.${index}.${name}`, label: t(`eventSessions:official.${name}`) }) as const
  const roles = OFFICIAL_ROLES.map((role) => ({ value: role, text: t(`eventSessions:roles.${role}`) }))
  const categories = JUDGE_CATEGORIES.map((category) => ({
    value: category,
    text: t(`eventSessions:categories.${category}`),
  }))
  return (
    <fieldset className="session-official">
      <legend className="visually-hidden">
        {t('eventSessions:officialNumber', { number: String(index + 1) })}
      </legend>
      <SelectField {...field('role')} options={roles} />
      <SelectField
        {...field('category')}
        options={[{ value: '', text: t('eventSessions:categories.none') }, ...categories]}
      />
      <TextField {...field('name')} input={{ autoComplete: 'off' }} />
      <TextField {...field('nameEn')} input={{ autoComplete: 'off' }} />
      <TextField {...field('iwsaid')} input={{ autoComplete: 'off', spellCheck: false }} />
      <TextField {...field('email')} input={{ ...EMAIL_INPUT, autoComplete: 'off' }} />
      <Button onClick={onRemove}>{t('eventSessions:removeOfficial')}</Button>
    </fieldset>
  )
}
