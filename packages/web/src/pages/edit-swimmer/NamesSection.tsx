import { type Swimmer, SwimmerNativeNames } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { SubmitLine } from '../../forms/SubmitLine.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { NamesFields, useNamesLabels } from '../../swimmer-forms/NamesFields.tsx'
import { namesInput, valuesOf } from '../../swimmer-forms/swimmer-values.ts'
import { SettingsSection } from '../settings/SettingsSection.tsx'
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
