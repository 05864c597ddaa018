import type { FederationRecord } from '@polynya/contract'
import { distanceText, RecordTable, useWords } from '@polynya/ui'
import { useCallback } from 'react'
import { addressOf, GENDER_CODES, ListView } from '../table/ListView.tsx'
import type { ViewProps } from '../widget.ts'
import type { RECORDS } from './attributes.ts'

/** Records as the API lists them. */
export interface RecordsData {
  readonly records: FederationRecord[]
  readonly total: number
}

type Props = ViewProps<RecordsData, typeof RECORDS>

/** The current records of the federation. */
export function RecordsView({ data, settings, origin, headingLevel, readMore }: Props) {
  const words = useWords()
  const { t } = words
  const { distance, gender, water, state, 'age-group': ageGroup } = settings
  const read = useCallback(
    async (query: Readonly<Record<string, string>>) => (await readMore(query))?.records ?? null,
    [readMore],
  )
  const of = [
    distance && distanceText(distance, words),
    gender && t(`records:${gender as 'women' | 'men' | 'mixed'}`),
    ageGroup === 'all' && t('records:everyGroup'),
    ageGroup && ageGroup !== 'all' && t('records:group', { group: ageGroup }),
  ]
  return (
    <ListView
      name="records"
      first={data.records}
      total={data.total}
      read={read}
      of={of.filter(Boolean).join(', ') || null}
      href={addressOf(`${origin}/records`, {
        ...{ distance, ageGroup, water, state },
        gender: GENDER_CODES[gender] ?? '',
      })}
      headingLevel={headingLevel}
    >
      {(records) => (
        <RecordTable
          caption={t('records:caption')}
          records={records}
          hrefOf={(iwsaid) => `${origin}/view-swimmer/${iwsaid}`}
          eventHrefOf={(id) => `${origin}/view-event/${id}?tab=results`}
        />
      )}
    </ListView>
  )
}
