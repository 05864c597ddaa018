import { useWords } from '@polynya/ui'
import type { Pages } from './use-pages.ts'

interface Props {
  readonly pages: Pages<unknown>
  readonly total: number
}

/** The button above rows whose preceding ones are not shown. */
export function PreviousRows({ pages: { previous } }: Pick<Props, 'pages'>) {
  const { t } = useWords()
  if (!previous) return null
  return (
    <p className="table-more">
      <button type="button" className="button" onClick={previous}>
        {t('widgets:rows.previous')}
      </button>
    </p>
  )
}

/** Which rows are shown, and the button for more. */
export function MoreRows({ pages, total }: Props) {
  const { t } = useWords()
  const { rows, from, state, hasMore, more } = pages
  if (!hasMore && from === 1) return null
  const isLoading = state === 'loading'
  return (
    <p className="table-more">
      <span role="status">
        {state === 'failed'
          ? t('widgets:rows.moreFailed')
          : t('widgets:rows.shown', { from, to: from + rows.length - 1, total })}
      </span>
      {hasMore && (
        <button
          type="button"
          className="button"
          aria-disabled={isLoading}
          onClick={() => !isLoading && more()}
        >
          {state === 'failed' ? t('retry') : t('widgets:rows.more')}
        </button>
      )}
    </p>
  )
}
