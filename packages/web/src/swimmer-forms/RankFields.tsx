import type { FieldIssue } from '@polynya/contract'
import { isDate, SPORT_RANK_CODES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import type { FieldValues } from 'react-hook-form'
import { DateField } from '../forms/DateField.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import type { FormState } from '../forms/use-form-state.ts'
import type { RankValues } from './swimmer-values.ts'
import { useToday } from './use-today.ts'

export function useRankLabels() {
  const { t } = useWords()
  return { sportRank: t('profile:fields.sportRank'), validFrom: t('profile:fields.validFrom') }
}

/** What is wrong with the day of a rank that only the clock knows. */
export function useRankCheck(): (values: RankValues) => readonly FieldIssue[] {
  const today = useToday()
  return ({ sportRank, validFrom }) =>
    sportRank !== 'none' && validFrom > today && isDate(validFrom)
      ? [{ path: 'validFrom', reason: 'date_in_future' }]
      : []
}

/** A sport rank and, where there is one, the day on which it was achieved. */
export function RankFields<Values extends RankValues & FieldValues>(props: {
  readonly state: FormState<Values>
}) {
  const { t } = useWords()
  const labels = useRankLabels()
  // The fields of a rank are the same in every form that has them.
  const state = props.state as unknown as FormState<RankValues>
  const sportRank = state.form.watch('sportRank')
  const options = [
    { value: '', text: t('profile:fields.sportRankChoose') },
    ...SPORT_RANK_CODES.map((value) => ({ value, text: t(`sport:ranks.${value}.name`) })),
  ]
  return (
    <>
      <SelectField state={state} name="sportRank" label={labels.sportRank} options={options} />
      {sportRank !== '' && sportRank !== 'none' && (
        <DateField state={state} name="validFrom" label={labels.validFrom} />
      )}
    </>
  )
}
