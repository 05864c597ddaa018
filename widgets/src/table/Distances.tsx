import type { RankedResult, WidgetResult, WidgetResults } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { distanceName, type HeadingLevel, levelBelow, ResultTable, useWords } from '@polynya/ui'

interface Props extends Pick<WidgetResults, 'lists' | 'event'> {
  readonly origin: string
  /** Level of the heading above. */
  readonly headingLevel: HeadingLevel
  readonly rows: readonly WidgetResult[]
  readonly highlighted?: string
  /** Whose results they are, if of one swimmer. */
  readonly of?: string
  /** Entries whose results have just arrived. */
  readonly fresh?: ReadonlySet<number>
}

/** The rows of each distance under its name, in the order of the rows. */
export function Distances({ lists, rows, event, origin, headingLevel, of, ...shown }: Props) {
  const words = useWords()
  const { t, formats } = words
  const Heading = `h${levelBelow(headingLevel)}` as const
  const byDistance = new Map<number, RankedResult[]>()
  for (const { distanceId, result } of rows) {
    byDistance.set(distanceId, [...(byDistance.get(distanceId) ?? []), result])
  }
  return [...byDistance].map(([distanceId, results]) => {
    const list = lists.find((each) => each.distanceId === distanceId)
    if (!list) return null
    const { state, publishedAt } = list
    return (
      <div key={list.distanceId}>
        <Heading className="table-part">{[of, distanceName(list, words)].filter(Boolean).join(': ')}</Heading>
        {publishedAt !== null && (
          <p className="table-note">
            {t('results:state', {
              state: t(`results:states.${state}`),
              date: formats.shortDate(dateInZone(new Date(publishedAt), event.timeZone)),
            })}
          </p>
        )}
        <ResultTable
          list={{ ...list, results }}
          hrefOf={(iwsaid) => `${origin}/view-swimmer/${iwsaid}`}
          {...shown}
        />
      </div>
    )
  })
}
