import type { FieldIssue } from '@polynya/contract'
import { isDate, rankDateProblem, SPORT_RANK_CODES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { DateField } from '../../infrastructure/forms/DateField.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'
import type { RankValues } from './swimmer-values.ts'

export function useRankLabels() {
  const { t } = useWords()
  return { sportRank: t('profile:fields.sportRank'), validFrom: t('profile:fields.validFrom') }
}

/**
 * Checks the day of a rank against the clock and the birth date.
 * @param dob `YYYY-MM-DD`; null where the form does not know it
 */
export function useRankCheck(dob: string | null): (values: RankValues) => readonly FieldIssue[] {
  const today = useToday()
  return ({ sportRank, validFrom }) => {
    if (sportRank === 'none' || !isDate(validFrom)) return []
    const reason = rankDateProblem(validFrom, { dob, today })
    return reason ? [{ path: 'validFrom', reason }] : []
  }
}

/** A sport rank and, where there is one, the day on which it was achieved. */
export function RankFields({ state }: { readonly state: FieldForm<keyof RankValues> }) {
  const { t } = useWords()
  const labels = useRankLabels()
  const sportRank = state.watchText('sportRank')
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
