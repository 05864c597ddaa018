import { DepthRings, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'

const route = getRouteApi('/404')

/** Nothing is there; the address that was wrong stays to be seen. */
export function NotFoundPage() {
  const { t } = useWords()
  const { address } = route.useSearch()
  return (
    <div className="event-band lost">
      <DepthRings seed={404} rings={10} ratio={3} centre={[0.68, 0.5]} />
      <div className="event-band-row">
        <div className="event-band-text">
          <p className="lost-code" aria-hidden="true">
            404
          </p>
          <h1>{t('notFound.heading')}</h1>
          {address && <p className="lost-address">{t('notFound.address', { address })}</p>}
          <p>{t('notFound.advice')}</p>
          <p className="buttons">
            <a className="button" data-kind="ice" href={paths.home}>
              {t('notFound.home')}
            </a>
            <a className="button" data-kind="water" href={paths.events}>
              {t('notFound.events')}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
