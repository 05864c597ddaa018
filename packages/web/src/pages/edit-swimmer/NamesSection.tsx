import { type Swimmer, SwimmerNativeNames } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { NamesFields, useNamesLabels } from '../../features/swimmer-forms/NamesFields.tsx'
import { namesInput, valuesOf } from '../../features/swimmer-forms/swimmer-values.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useSaveSwimmer } from './use-save-swimmer.ts'

export function NamesSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const state = useFormState({
    id: `names-${swimmer.id}`,
    schema: SwimmerNativeNames,
    defaultValues: valuesOf(swimmer).names,
    toInput: namesInput,
    send: useSaveSwimmer(swimmer),
  })
  return (
    <SettingsSection id="names" heading={t('profile:edit.names')} text={t('profile:edit.namesText')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary
          state={state}
          labels={useNamesLabels()}
          level={3}
          title={t('messages:swimmers.updateFailed')}
        />
        <NamesFields state={state} />
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
