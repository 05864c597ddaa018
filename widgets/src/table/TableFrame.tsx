import type { HeadingLevel, LocalText } from '@polynya/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  readonly headingLevel: HeadingLevel
  /** The page of the site that shows the same, and its name. */
  readonly href: string
  readonly page: LocalText | null
  readonly children: ReactNode
}

/** A widget of a table: its heading and the link to the page of the site. */
export function TableFrame({ title, headingLevel, href, page, children }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className="table-widget">
      <Heading className="table-heading">
        {title}{' '}
        <a href={href} lang={page?.lang}>
          {page?.text}
        </a>
      </Heading>
      {children}
    </section>
  )
}
