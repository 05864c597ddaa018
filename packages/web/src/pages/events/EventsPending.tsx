import { PAGE_SIZE } from '@polynya/domain'
import { Skeleton, useWords } from '@polynya/ui'

/** The list of events while it is being loaded. */
export function EventsPending() {
  const { t } = useWords()
  return (
    <div className="page events-page">
      <h1>{t('titles.events')}</h1>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div className="filters-pending" />
      <Skeleton shape="row" count={PAGE_SIZE.events} />
    </div>
  )
}
