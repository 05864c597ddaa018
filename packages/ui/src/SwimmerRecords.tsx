import { formatRaceTime } from '@polynya/domain'
import { Facts } from './Facts.tsx'
import type { RankByResult, SwimmerRecord } from './swimmer-results.ts'
import { useWords } from './words.ts'

interface Props {
  /** Current records of the swimmer. */
  readonly records: readonly SwimmerRecord[]
  /** Rank whose norm the best result fulfils, whether or not it has been awarded. */
  readonly rankByResult: RankByResult | null
}

/** Records of a swimmer, and the rank by result. */
export function SwimmerRecords({ records, rankByResult }: Props) {
  const { t } = useWords()
  if (records.length === 0 && rankByResult === null) {
    return <p className="note">{t('swimmers:records.none')}</p>
  }
  return (
    <Facts
      facts={[
        ...records.map((record) => ({
          label: `${t(`swimmers:records.${record.kind}`)}, ${t(`sport:distances.${record.distCode}.short`)}`,
          value: <Mark mark={record} group={record.ageGroup} isTentative={record.state === 'tentative'} />,
        })),
        {
          label: t('swimmers:records.rankByResult'),
          value: rankByResult && (
            <>
              {t(`sport:ranks.${rankByResult.rank}.name`)}
              <br />
              {t(`sport:distances.${rankByResult.distCode}.short`)} <Mark mark={rankByResult} group={null} />
            </>
          ),
        },
      ]}
    />
  )
}

interface MarkProps {
  readonly mark: Pick<SwimmerRecord, 'timeCs' | 'date'>
  readonly group: string | null
  readonly isTentative?: boolean
}

function Mark({ mark: { timeCs, date }, group, isTentative = false }: MarkProps) {
  const { t, formats } = useWords()
  return (
    <>
      <b className="race-time">{formatRaceTime(timeCs)}</b>{' '}
      <small>
        {[
          group && t('swimmers:records.group', { group }),
          formats.shortDate(date),
          isTentative && t('swimmers:records.tentative'),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
    </>
  )
}
