import { useWords } from '@polynya/ui'
import type { FieldValues, Path } from 'react-hook-form'
import { fieldErrorText } from '../api/field-error-text.ts'
import type { FormState } from './use-form-state.ts'

/** Props of every field. */
export interface FieldProps<Values extends FieldValues> {
  readonly state: FormState<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: string | undefined
}

/** The id of a field on the page: several forms may have one of the same name. */
export const fieldId = <Values extends FieldValues>({ id }: Pick<FormState<Values>, 'id'>, name: string) =>
  `${id}-${name}`

/** Error of a field, and the props of its control. */
export function useField<Values extends FieldValues>({
  state,
  name,
  hint,
}: Pick<FieldProps<Values>, 'state' | 'name' | 'hint'>) {
  const words = useWords()
  const { form, onInput, onLeave } = state
  const id = fieldId(state, name)
  const error = fieldErrorText(form.getFieldState(name, form.formState).error, words)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const { onBlur, ...registered } = form.register(name)
  return {
    id,
    error,
    describedBy: describedBy || undefined,
    registered: {
      ...registered,
      onInput: () => onInput(name),
      onBlur: (domEvent: { readonly target: unknown; readonly type?: unknown }) => {
        onLeave(name)
        return onBlur(domEvent)
      },
    },
  }
}
