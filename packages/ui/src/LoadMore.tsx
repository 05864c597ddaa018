import { Button } from './Button.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly shown: number
  readonly total: number
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  /** Kind of the items. */
  readonly of?: 'events' | 'swimmers'
  /** Text once all items are shown. */
  readonly end?: string | undefined
  readonly onMore: () => void
}

/** The number of loaded items and the button for the next page, which disappears with the last one. */
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
