import type { FederationRecord } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { distanceName } from '../../features/events/distance-name.ts'
import { RecordHolder } from '../../features/records/RecordHolder.tsx'
import { recordPlace } from '../../features/records/record-place.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

const LATEST = { kind: 'AWR', sort: 'date', order: 'desc', limit: 5 } as const

const latestQuery = ({ client }: Pick<App, 'client'>) =>
  queryOptions({
    queryKey: keys.records.list(LATEST),
    queryFn: ({ signal }) => client.records.list({ query: LATEST }, { signal }),
    ...SAVED_FOR_ALL,
  })

/** The latest national records; nothing while there are none. */
export function LatestRecords() {
  const words = useWords()
  const { t } = words
  const { data } = useQuery(latestQuery(useApp()))
  if (!data || data.records.length === 0) return null
  return (
    <section className="home-card" aria-labelledby="latest-records">
      <h2 id="latest-records">{t('records:latest')}</h2>
      <ul className="latest-records">
        {data.records.map((record) => (
          <Item key={record.id} record={record} words={words} />
        ))}
      </ul>
      <p>
        <a href={paths.records}>{t('records:all')}</a>
      </p>
    </section>
  )
}

function Item({ record, words }: { readonly record: FederationRecord; readonly words: Words }) {
  const { t, language, formats } = words
  const { time, date, state } = record
  const place = recordPlace(record, language)?.text
  const isTentative = state === 'tentative' && t('records:states.tentative')
  return (
    <li>
      <b>{time}</b>
      <span>
        {distanceName(record, words)}
        <RecordHolder record={record} words={words} />
        <small>{[formats.shortDate(date), place, isTentative].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}
