import { SwimmerNativeNames } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { NamesFields, useNamesLabels } from '../../features/swimmer-forms/NamesFields.tsx'
import { type NamesValues, namesInput } from '../../features/swimmer-forms/swimmer-values.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { StepFrame } from './StepFrame.tsx'
import { StepLine } from './StepLine.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'

export function NamesStep({ values, onTyped, onDone }: StepProps<NamesValues>) {
  const { t } = useWords()
  const state = useFormState({
    id: 'create-names',
    schema: SwimmerNativeNames,
    defaultValues: values,
    toInput: namesInput,
    send: onDone,
  })
  useTyped(state, onTyped)
  return (
    <StepFrame step="names" heading={t('profile:create.names')} text={t('profile:create.namesText')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={useNamesLabels()} />
        <NamesFields state={state} />
        <StepLine state={state} step="names">
          {t('profile:create.next')}
        </StepLine>
      </form>
    </StepFrame>
  )
}
