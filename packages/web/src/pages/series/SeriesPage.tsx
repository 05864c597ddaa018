import type { Series } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, inLanguage, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { Manage } from './Manage.tsx'
import { SeriesRules } from './SeriesRules.tsx'
import { SeriesStanding } from './SeriesStanding.tsx'
import { seriesQuery } from './series-queries.ts'
import '../../features/rankings/rankings.css'
import './series.css'

const route = getRouteApi('/series/$id')

/** A series: its stages, its rules and its standings. */
export function SeriesPage() {
  const { t, language } = useWords()
  const { client } = useApp()
  const query = seriesQuery(client, Number(route.useParams().id))
  const { data, error } = useQuery(query)
  const isMissing = isApiError(error) && error.status === 404
  usePageTitle({ name: isMissing ? t('titles.notFound') : data && nameOf(data, language)?.text })
  return (
    <div className="page series-page">
      {isMissing ? (
        <>
          <h1>{t('standings:series.notFound')}</h1>
          <EmptyState title={t('standings:series.notFoundAdvice')}>
            <a href={paths.series}>{t('standings:series.all')}</a>
          </EmptyState>
        </>
      ) : (
        <>
          {!data && <h1 className="visually-hidden">{t('standings:series.heading')}</h1>}
          <Loaded query={query} failed={t('standings:series.failed')} rows={8}>
            {(series) => <Found series={series} />}
          </Loaded>
        </>
      )}
    </div>
  )
}

const nameOf = ({ name, nameEn }: Series, language: 'ru' | 'en') =>
  inLanguage(language, { ru: name, en: nameEn })

function Found({ series }: { readonly series: Series }) {
  const { t, language } = useWords()
  const name = nameOf(series, language)
  return (
    <>
      <h1 lang={name?.lang}>{name?.text}</h1>
      <p className="page-lead">{t('standings:series.season', { season: series.season })}</p>
      <Manage>{({ SeriesActions }) => <SeriesActions series={series} />}</Manage>
      <Stages series={series} />
      <SeriesRules rules={series.rules} />
      <SeriesStanding series={series} />
    </>
  )
}

function Stages({ series: { stages } }: { readonly series: Series }) {
  const { t, language, formats } = useWords()
  return (
    <section aria-labelledby="series-stages">
      <h2 id="series-stages">{t('standings:series.stagesHeading')}</h2>
      <ol className="series-stages">
        {stages.map(({ eventId, name, nameEn, startDate, hasResults }) => {
          const shown = inLanguage(language, { ru: name, en: nameEn })
          return (
            <li key={eventId}>
              <a href={paths.viewEvent(eventId)} lang={shown?.lang}>
                {shown?.text}
              </a>
              <small>
                {[startDate && formats.shortDate(startDate), !hasResults && t('standings:series.noResults')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
