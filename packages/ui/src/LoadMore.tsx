import { Button } from './Button.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly shown: number
  readonly total: number
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  readonly onMore: () => void
}

/** How much of a list is shown, and the button for the next page; gone with the last one. */
export function LoadMore({ shown, total, isLoading = false, hasFailed = false, onMore }: Props) {
  const { t } = useWords()
  return (
    <div className="load-more">
      <p>{t('events:list.shown', { shown, total })}</p>
      {hasFailed && !isLoading && (
        <p role="alert" className="load-more-failed">
          {t('events:list.loadMoreFailed')}
        </p>
      )}
      {shown < total && (
        <Button isBusy={isLoading} onClick={onMore}>
          {hasFailed && !isLoading ? t('retry') : t('events:list.loadMore')}
        </Button>
      )}
    </div>
  )
}
