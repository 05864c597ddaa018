import { useWords } from '@polynya/ui'
import { useLocation } from '@tanstack/react-router'

/** What the address of a list asks for after its `?`. */
export function useListAddress() {
  const { pathname, searchStr } = useLocation()
  const asked = new URLSearchParams(searchStr)
  const number = Number(asked.get('page') ?? 1)
  const page = Number.isInteger(number) && number > 0 && number <= 100_000 ? number : 1
  const hrefOf = (values: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(values).toString()
    return query ? `${pathname}?${query}` : pathname
  }
  return { asked, page, hrefOf }
}

interface Props {
  readonly total: number
  /** How many a page holds. */
  readonly size: number
}

/** The ways to the other pages of a list, where there are any. */
export function PageLinks({ total, size }: Props) {
  const { t } = useWords()
  const { asked, page, hrefOf } = useListAddress()
  const pages = Math.ceil(total / size)
  if (pages <= 1) return null
  const at = (number: number) => hrefOf({ ...Object.fromEntries(asked), page: String(number) })
  return (
    <nav className="custody-pages" aria-label={t('custody:changes.pages')}>
      {page > 1 && (
        <a className="button" rel="prev" href={at(page - 1)}>
          {t('custody:changes.previous')}
        </a>
      )}
      <span>{t('custody:changes.page', { page, pages })}</span>
      {page < pages && (
        <a className="button" rel="next" href={at(page + 1)}>
          {t('custody:changes.next')}
        </a>
      )}
    </nav>
  )
}
