import { type Swimmer, SwimmerRank } from '@polynya/contract'
import { isRankExpired } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { RankFields, useRankCheck, useRankLabels } from '../../features/swimmer-forms/RankFields.tsx'
import { rankInput, valuesOf } from '../../features/swimmer-forms/swimmer-values.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useSaveSwimmer } from './use-save-swimmer.ts'

export function RankSection({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const save = useSaveSwimmer(swimmer)
  const rankIssues = useRankCheck(swimmer.dob ?? null)
  const state = useFormState({
    id: `rank-${swimmer.id}`,
    schema: SwimmerRank,
    defaultValues: valuesOf(swimmer).rank,
    toInput: rankInput,
    check: rankIssues,
    send: (sportRankData) => save({ sportRankData }),
  })
  return (
    <SettingsSection id="rank" heading={t('profile:edit.rank')} text={t('profile:edit.rankText')}>
      <Validity swimmer={swimmer} />
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary
          state={state}
          labels={useRankLabels()}
          level={3}
          title={t('messages:swimmers.updateFailed')}
        />
        <RankFields state={state} />
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}

/** How long the stored rank holds, in words. */
function Validity({ swimmer: { sportRankData } }: { readonly swimmer: Swimmer }) {
  const { t, formats } = useWords()
  const today = useToday()
  const { sportRank, validFrom, validTill } = sportRankData
  if (sportRank === 'none' || validFrom === null) return null
  const name = t(`sport:ranks.${sportRank}.name`)
  if (isRankExpired(sportRank, validFrom, today)) {
    return (
      <p className="settings-pending">
        {name}. {t('messages:swimmers.rankExpired')}
      </p>
    )
  }
  const until = validTill && t('profile:edit.rankUntil', { date: formats.fullDate(validTill) })
  return (
    <p className="settings-value">
      {name}. {until ?? t('profile:edit.rankForLife')}
    </p>
  )
}
