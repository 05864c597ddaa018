import type { HeadingLevel, LocalText } from '@polynya/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Precedes the name of the page in the heading. */
  readonly title?: string
  /** What the table is of; null of all. */
  readonly note?: string | null
  readonly headingLevel: HeadingLevel
  /** The page of the site that shows the same, and its name. */
  readonly href: string
  readonly page: LocalText | null
  readonly children: ReactNode
}

/** A widget of a table: its heading and the link to the page of the site. */
export function TableFrame({ title, note = null, headingLevel, href, page, children }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className="table-widget">
      <Heading className="table-heading">
        {title && `${title} `}
        <a href={href} lang={page?.lang}>
          {page?.text}
        </a>
      </Heading>
      {note !== null && <p className="table-note">{note}</p>}
      {children}
    </section>
  )
}
