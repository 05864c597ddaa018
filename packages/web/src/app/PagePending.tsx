import { Skeleton, useWords } from '@polynya/ui'

/** In the place of a page that takes longer than a moment to come. */
export function PagePending() {
  const { t } = useWords()
  return (
    <div className="page">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <Skeleton shape="line" />
      <br />
      <Skeleton shape="row" count={4} />
    </div>
  )
}
