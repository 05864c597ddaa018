import type { Swimmer } from '@polynya/contract'
import { formatRaceTime } from '@polynya/domain'
import { useWords, type Words } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import type { rankHistory } from './swimmer-ranks.ts'

interface Props {
  readonly ranks: NonNullable<Swimmer['ranksInfo']>
  readonly periods: ReturnType<typeof rankHistory>
}

/** The ranks that a swimmer was awarded, and those whose norms the results fulfil, the latest first. */
export function RankHistory({ ranks, periods }: Props) {
  const words = useWords()
  const { t } = words
  const items = [
    ...ranks.map((rank) => awarded(rank, words)),
    ...periods.map((each) => fulfilled(each, words)),
  ]
  return (
    <>
      <ul className="rank-history">
        {items
          .toSorted((one, other) => (one.from < other.from ? 1 : -1))
          .map(({ rank, from, till, notes }) => (
            <li key={`${rank} ${from} ${notes[0]}`}>
              <b>{t(`sport:ranks.${rank}.name`)}</b>
              {[termOf({ from, till }, words), ...notes].map((note) => (
                <small key={note}>{note}</small>
              ))}
            </li>
          ))}
      </ul>
      {periods.length > 0 && (
        <p className="note">
          {t('swimmerPages:ranks.note')} <a href={paths.rankNorms}>{t('swimmerPages:ranks.norms')}</a>
        </p>
      )}
    </>
  )
}

const awarded = ({ sportRank, validFrom, validTill }: Props['ranks'][number], { t }: Words) => ({
  ...{ rank: sportRank, from: validFrom ?? '', till: validTill },
  notes: [t('swimmerPages:ranks.awarded')],
})

const fulfilled = ({ rank, from, till, results }: Props['periods'][number], { t }: Words) => ({
  ...{ rank, from, till },
  notes: [
    t('swimmerPages:ranks.fulfilled', { count: results.length }),
    ...results.slice(0, 1).map(({ distCode, timeCs }) =>
      t('swimmerPages:ranks.first', {
        distance: t(`sport:distances.${distCode}.short`),
        time: formatRaceTime(timeCs),
      }),
    ),
  ],
})

function termOf(
  { from, till }: { readonly from: string; readonly till: string | null },
  { t, formats }: Pick<Words, 't' | 'formats'>,
) {
  const dates = { from: formats.shortDate(from), till: till === null ? '' : formats.shortDate(till) }
  return t(till === null ? 'swimmerPages:ranks.from' : 'swimmerPages:ranks.until', dates)
}
