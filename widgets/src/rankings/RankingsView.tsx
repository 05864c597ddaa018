import type { RankingRow } from '@polynya/contract'
import { distanceText, RankingTable, useWords } from '@polynya/ui'
import { useCallback } from 'react'
import { addressOf, GENDER_CODES, ListView } from '../table/ListView.tsx'
import type { ViewProps } from '../widget.ts'
import type { RANKINGS } from './attributes.ts'

/** A ranking as the API lists it. */
export interface RankingsData {
  readonly rankings: RankingRow[]
  readonly total: number
}

type Props = ViewProps<RankingsData, typeof RANKINGS>

/** Swimmers by their best results on a distance, or by points over distances. */
export function RankingsView({ data, settings, origin, headingLevel, readMore }: Props) {
  const words = useWords()
  const { t } = words
  const { distance, season, water, country, region, 'age-group': ageGroup } = settings
  const gender = settings.gender === 'men' ? 'men' : 'women'
  const read = useCallback(
    async (query: Readonly<Record<string, string>>) => (await readMore(query))?.rankings ?? null,
    [readMore],
  )
  const of = [
    distance ? distanceText(distance, words) : t('rankings:overDistances'),
    t(`sport:genders.${gender}`),
    ageGroup,
    season,
  ]
  const caption = of.filter(Boolean).join(', ')
  return (
    <ListView
      name="rankings"
      first={data.rankings}
      total={data.total}
      read={read}
      of={caption}
      href={addressOf(`${origin}/rankings`, {
        ...{ distance: distance || 'points', season, water, ageGroup, country, region },
        gender: GENDER_CODES[gender] ?? '',
      })}
      headingLevel={headingLevel}
    >
      {(rows) => (
        <RankingTable
          caption={t('rankings:caption', { ranking: caption })}
          rows={rows}
          hrefOf={(iwsaid) => `${origin}/view-swimmer/${iwsaid}`}
          eventHrefOf={(id) => `${origin}/view-event/${id}?tab=results`}
        />
      )}
    </ListView>
  )
}
