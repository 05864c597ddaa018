import { useWords } from '@polynya/ui'
import { fieldErrorText } from '../api/field-error-text.ts'
import type { FieldForm } from './use-form-state.ts'

/** Props of every field. */
export interface FieldProps<Name extends string> {
  readonly state: FieldForm<Name>
  readonly name: Name
  readonly label: string
  readonly hint?: string | undefined
}

/** The id of a field on the page: several forms may have one of the same name. */
export const fieldId = ({ id }: Pick<FieldForm<never>, 'id'>, name: string) => `${id}-${name}`

/** Error of a field, and the props of its control. */
export function useField<Name extends string>({
  state,
  name,
  hint,
}: Pick<FieldProps<Name>, 'state' | 'name' | 'hint'>) {
  const words = useWords()
  const id = fieldId(state, name)
  const error = fieldErrorText(state.errorOf(name), words)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const { onBlur, ...registered } = state.register(name)
  return {
    id,
    error,
    describedBy: describedBy || undefined,
    registered: {
      ...registered,
      onInput: () => state.onInput(name),
      onBlur: (domEvent: { readonly target: unknown; readonly type?: unknown }) => {
        state.onLeave(name)
        return onBlur(domEvent)
      },
    },
  }
}
