import { EmptyState, type HeadingLevel, useWords } from '@polynya/ui'
import { type ReactNode, useCallback } from 'react'
import { MoreRows, PreviousRows } from './MoreRows.tsx'
import { TableFrame } from './TableFrame.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'
import { usePages } from './use-pages.ts'

interface Props<Row> {
  readonly name: 'records' | 'rankings'
  readonly first: readonly Row[]
  readonly total: number
  readonly read: (query: Readonly<Record<string, string>>) => Promise<readonly Row[] | null>
  /** What the rows are, such as a distance; null of all. */
  readonly of: string | null
  /** The page of the site with the same filter. */
  readonly href: string
  readonly headingLevel: HeadingLevel
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that loads page after page, with the link to its page of the site. */
export function ListView<Row>({ name, first, total, read, of, href, headingLevel, children }: Props<Row>) {
  const { t } = useWords()
  const readPage = useCallback((page: number) => read({ page: String(page) }), [read])
  const pages = usePages(first, total, readPage)
  const drawn = useDrawnRows(pages.rows, pages.from)
  return (
    <TableFrame
      headingLevel={headingLevel}
      href={href}
      page={{ text: t(`${name}:heading`), lang: undefined }}
      note={of}
    >
      {total === 0 && (
        <EmptyState title={t(`${name}:none`)}>
          <p>{t(`widgets:${name}.noneAdvice`)}</p>
        </EmptyState>
      )}
      <PreviousRows pages={pages} />
      {drawn.length > 0 && children(drawn)}
      <MoreRows pages={pages} total={total} />
    </TableFrame>
  )
}

/** Address of a page of the site, with the parameters that have a value. */
export function addressOf(page: string, values: Readonly<Record<string, string>>): string {
  const present = Object.entries(values).filter(([, value]) => value !== '')
  return present.length === 0 ? page : `${page}?${new URLSearchParams(present)}`
}

/** Codes of genders in addresses, by the words of attributes. */
export const GENDER_CODES: Readonly<Record<string, string>> = { women: '2', men: '1', mixed: '0' }
