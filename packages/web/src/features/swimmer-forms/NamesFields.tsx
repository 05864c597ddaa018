import { useWords } from '@polynya/ui'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'
import type { NamesValues } from './swimmer-values.ts'

export function useNamesLabels() {
  const { t } = useWords()
  const optional = (label: string) => t('profile:fields.optional', { label })
  return {
    nativeLastName: optional(t('profile:fields.nativeLastName')),
    nativeFirstName: optional(t('profile:fields.nativeFirstName')),
    nativePatronim: optional(t('profile:fields.nativePatronim')),
  }
}

/** The names in the swimmer's own language, in the order of its protocols. */
export function NamesFields({ state }: { readonly state: FieldForm<keyof NamesValues> }) {
  const labels = useNamesLabels()
  const input = { autoComplete: 'off' } as const
  return (
    <>
      <TextField state={state} name="nativeLastName" label={labels.nativeLastName} input={input} />
      <TextField state={state} name="nativeFirstName" label={labels.nativeFirstName} input={input} />
      <TextField state={state} name="nativePatronim" label={labels.nativePatronim} input={input} />
    </>
  )
}
