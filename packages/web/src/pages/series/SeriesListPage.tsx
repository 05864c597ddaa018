import type { Series } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { Manage } from './Manage.tsx'
import { seriesListQuery } from './series-queries.ts'
import './series.css'

/** Series of events, the latest season first. */
export function SeriesListPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const query = seriesListQuery(client, { page: pageIn(values), limit: PAGE_SIZE.series })
  return (
    <div className="page series-page">
      <h1>{t('standings:series.heading')}</h1>
      <p className="page-lead">{t('standings:series.lead')}</p>
      <Manage>{({ NewSeries }) => <NewSeries />}</Manage>
      <Loaded query={query} failed={t('standings:series.failed')} rows={4}>
        {({ series, total }) =>
          total === 0 ? (
            <EmptyState title={t('standings:series.none')} />
          ) : (
            <>
              <ul className="series-list">
                {series.map((each) => (
                  <Item key={each.id} series={each} />
                ))}
              </ul>
              <Pager total={total} size={PAGE_SIZE.series} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function Item({ series: { id, name, nameEn, season, stages } }: { readonly series: Series }) {
  const { t, language } = useWords()
  const shown = inLanguage(language, { ru: name, en: nameEn })
  return (
    <li>
      <a href={paths.seriesOf(id)} lang={shown?.lang}>
        {shown?.text}
      </a>
      <small>
        {season} · {t('standings:series.stages', { count: stages.length })}
      </small>
    </li>
  )
}
