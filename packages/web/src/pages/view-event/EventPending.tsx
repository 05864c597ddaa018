import { LaneRope, Skeleton, useWords } from '@polynya/ui'

/** The page of an event while it is being loaded. */
export function EventPending() {
  const { t } = useWords()
  return (
    <>
      <div className="event-band">
        <div className="event-band-row">
          <h1 className="visually-hidden">{t('titles.events')}</h1>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
        </div>
      </div>
      <LaneRope />
      <div className="page event-pending">
        <Skeleton shape="line" count={8} />
      </div>
    </>
  )
}
