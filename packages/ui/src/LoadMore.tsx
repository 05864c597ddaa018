import { Button } from './Button.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly shown: number
  readonly total: number
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  /** What the list is of: each speaks of its own. */
  readonly of?: 'events' | 'swimmers'
  /** What is said once all is shown. */
  readonly end?: string | undefined
  readonly onMore: () => void
}

/** How much of a list is shown, and the button for the next page; gone with the last one. */
export function LoadMore({ of = 'events', ...props }: Props) {
  const { shown, total, isLoading = false, hasFailed = false, end, onMore } = props
  const { t } = useWords()
  return (
    <div className="load-more">
      {shown >= total && end && <p>{end}</p>}
      <p>{t(`${of}:list.shown`, { shown, total })}</p>
      {hasFailed && !isLoading && (
        <p role="alert" className="load-more-failed">
          {t(`${of}:list.loadMoreFailed`)}
        </p>
      )}
      {shown < total && (
        <Button isBusy={isLoading} onClick={onMore}>
          {hasFailed && !isLoading ? t('retry') : t(`${of}:list.loadMore`)}
        </Button>
      )}
    </div>
  )
}
