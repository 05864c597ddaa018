import type { FederationRecord } from '@polynya/contract'
import { inLanguage, swimmerName, useWords, type Words } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { distanceName } from '../../features/events/distance-name.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
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
  const { time, date, event, state } = record
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })?.text
  const isTentative = state === 'tentative' && t('records:states.tentative')
  return (
    <li>
      <b>{time}</b>
      <span>
        {distanceName(record, words)}
        <Holder record={record} words={words} />
        <small>{[formats.shortDate(date), name, isTentative].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}

function Holder({
  record: { swimmer, team },
  words: { language },
}: {
  readonly record: FederationRecord
  readonly words: Words
}) {
  const hrefOf = useModalHref()
  if (swimmer) {
    const { main } = swimmerName(swimmer, language)
    return (
      <a href={hrefOf(swimmer.iwsaid)} lang={main.lang}>
        {main.text}
      </a>
    )
  }
  const name = team && inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
  return name ? <span lang={name.lang}>{name.text}</span> : null
}
