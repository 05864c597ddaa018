import { type Swimmer, SwimmerUpdate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { DisabilityDocument } from '../../features/swimmer-forms/DisabilityDocument.tsx'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useSaveSwimmer } from './use-save-swimmer.ts'

/** Whether the swimmer starts among para-swimmers, and the required document. */
export function ParaSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const { isParaswimmer = false } = swimmer
  const state = useFormState({
    id: `para-${swimmer.id}`,
    schema: SwimmerUpdate,
    defaultValues: { isParaswimmer },
    send: useSaveSwimmer(swimmer),
  })
  const label = t('profile:fields.isParaswimmer')
  const hint = t(isParaswimmer ? 'profile:edit.paraRemoveText' : 'profile:fields.paraswimmerHint')
  return (
    <SettingsSection id="para" heading={t('profile:edit.para')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary
          state={state}
          labels={{ isParaswimmer: label }}
          level={3}
          title={t('messages:swimmers.updateFailed')}
        />
        <CheckboxField state={state} name="isParaswimmer" label={label}>
          {hint}
        </CheckboxField>
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
      {isParaswimmer && <DisabilityDocument swimmer={swimmer} />}
    </SettingsSection>
  )
}
