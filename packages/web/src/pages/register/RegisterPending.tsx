import { Skeleton, useWords } from '@polynya/ui'

/** The registration while its event is being loaded. */
export function RegisterPending() {
  const { t } = useWords()
  return (
    <div className="page register">
      <h1>{t('titles.register')}</h1>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <Skeleton shape="line" count={8} />
    </div>
  )
}
