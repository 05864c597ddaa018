import { formatRaceTime } from '@polynya/domain'
import { Facts } from './Facts.tsx'
import type { RankByResult, SwimmerRecord } from './swimmer-results.ts'
import { useWords } from './words.ts'

interface Props {
  /** The records that a swimmer holds now. */
  readonly records: readonly SwimmerRecord[]
  /** The rank whose norm the best result fulfils, whoever assigns it. */
  readonly rankByResult: RankByResult | null
}

/** The records that a swimmer holds, and the rank by result. */
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
          value: <Mark mark={record} group={record.ageGroup} />,
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
}

function Mark({ mark: { timeCs, date }, group }: MarkProps) {
  const { t, formats } = useWords()
  return (
    <>
      <b className="race-time">{formatRaceTime(timeCs)}</b>{' '}
      <small>
        {[group && t('swimmers:records.group', { group }), formats.shortDate(date)]
          .filter(Boolean)
          .join(', ')}
      </small>
    </>
  )
}
