import { EmptyState, EventLink, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** The events whose results an account may record, with links to their desks. */
export function ResultsDesksPage() {
  const { t, formats } = useWords()
  const { client } = useApp()
  const query = queryOptions({
    queryKey: keys.results.mine,
    queryFn: ({ signal }) => client.results.myEvents({}, { signal }),
  })
  return (
    <div className="page narrow-page">
      <h1>{t('results:desks.heading')}</h1>
      <Loaded query={query} failed={t('results:desks.failed')}>
        {({ events }) =>
          events.length === 0 ? (
            <EmptyState title={t('results:desks.none')}>
              <p>{t('results:desks.noneText')}</p>
            </EmptyState>
          ) : (
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <EventLink event={event} hrefOf={paths.resultsDesk} />{' '}
                  <small>{formats.dateRange(event.startDate, event.endDate)}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
