import { useWords } from '@polynya/ui'
import { type CrudSearch, crudHref, ROWS } from './crud-search.ts'

interface Props {
  readonly search: CrudSearch
  readonly shown: number
  readonly total: number
}

/** Which events of all these are, and the ways to the others. */
export function Pages({ search, shown, total }: Props) {
  const { t } = useWords()
  const page = search.page ?? 1
  const from = (page - 1) * ROWS + 1
  const { page: _, ...first } = search
  return (
    <nav className="crud-pages" aria-label={t('eventEditor:list.pages')}>
      <p role="status">{t('eventEditor:list.shown', { from, to: from + shown - 1, total })}</p>
      {page > 1 && (
        <a className="button" rel="prev" href={crudHref(page > 2 ? { ...first, page: page - 1 } : first)}>
          {t('eventEditor:list.previous')}
        </a>
      )}
      {page * ROWS < total && (
        <a className="button" rel="next" href={crudHref({ ...first, page: page + 1 })}>
          {t('eventEditor:list.next')}
        </a>
      )}
    </nav>
  )
}
