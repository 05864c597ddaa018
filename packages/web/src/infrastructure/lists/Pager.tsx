import { useWords } from '@polynya/ui'
import './pager.css'
import { pageIn, useAddressQuery } from './address-query.ts'

/** Which part of a list is shown, and the ways to its other pages. Needs the namespace `messages`. */
export function Pager({
  total,
  size,
}: {
  readonly total: number
  /** Number of items per page. */
  readonly size: number
}) {
  const { t } = useWords()
  const { values, hrefOf } = useAddressQuery()
  const page = pageIn(values)
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)

  function hrefAt(number: number) {
    const next = new URLSearchParams(values)
    if (number > 1) next.set('page', String(number))
    else next.delete('page')
    return hrefOf(next)
  }

  return (
    <nav className="pager" aria-label={t('messages:list.pages')}>
      <p role="status">{from <= to && t('messages:list.range', { from, to, total })}</p>
      {page > 1 && (
        <a className="button" rel="prev" href={hrefAt(page - 1)}>
          {t('messages:list.previous')}
        </a>
      )}
      {to < total && (
        <a className="button" rel="next" href={hrefAt(page + 1)}>
          {t('messages:list.next')}
        </a>
      )}
    </nav>
  )
}
