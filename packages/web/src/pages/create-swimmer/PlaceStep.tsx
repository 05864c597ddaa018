import { SwimmerPlaceAndRank } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { PlaceFields, usePlaceLabels, useRegionCheck } from '../../features/swimmer-forms/PlaceFields.tsx'
import { RankFields, useRankCheck, useRankLabels } from '../../features/swimmer-forms/RankFields.tsx'
import {
  type PlaceValues,
  placeInput,
  type RankValues,
  rankInput,
} from '../../features/swimmer-forms/swimmer-values.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { StepFrame } from './StepFrame.tsx'
import { StepLine } from './StepLine.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'

type Values = PlaceValues & RankValues

export function PlaceStep({ values, onTyped, onDone }: StepProps<Values>) {
  const { t } = useWords()
  const regionIssues = useRegionCheck()
  const rankIssues = useRankCheck(null)
  const state = useFormState({
    id: 'create-place',
    schema: SwimmerPlaceAndRank,
    defaultValues: values,
    toInput: (given: Values) => ({ ...placeInput(given), ...rankInput(given) }),
    check: (given) => [...regionIssues(given), ...rankIssues(given)],
    send: onDone,
  })
  useTyped(state, onTyped)
  const labels = { ...usePlaceLabels(), ...useRankLabels() }
  return (
    <StepFrame step="place" heading={t('profile:create.place')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} />
        <PlaceFields state={state} />
        <RankFields state={state} />
        <StepLine state={state} step="place">
          {t('profile:create.next')}
        </StepLine>
      </form>
    </StepFrame>
  )
}
