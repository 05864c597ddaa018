import { Skeleton, useWords } from '@polynya/ui'

/** In the place of a page that takes longer than a moment to come. */
export function PagePending() {
  const { t } = useWords()
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('loading')}</h1>
      <Skeleton shape="line" count={8} />
    </div>
  )
}
