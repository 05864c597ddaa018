import { type Swimmer, SwimmerPlace } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { PlaceFields, usePlaceLabels, useRegionCheck } from '../../features/swimmer-forms/PlaceFields.tsx'
import { placeInput, valuesOf } from '../../features/swimmer-forms/swimmer-values.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { infoWith, useSaveSwimmer } from './use-save-swimmer.ts'

export function PlaceSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const save = useSaveSwimmer(swimmer)
  const regionIssues = useRegionCheck()
  const state = useFormState({
    id: `place-${swimmer.id}`,
    schema: SwimmerPlace,
    defaultValues: valuesOf(swimmer).place,
    toInput: placeInput,
    check: regionIssues,
    send: (place) => save({ swimmerInfo: infoWith(swimmer, place) }),
  })
  return (
    <SettingsSection id="place" heading={t('profile:edit.place')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary
          state={state}
          labels={usePlaceLabels()}
          level={3}
          title={t('messages:swimmers.updateFailed')}
        />
        <PlaceFields state={state} />
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
