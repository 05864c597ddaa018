import type { ReactNode } from 'react'

interface SectionLink {
  /** Its anchor in the address. */
  readonly id: string
  readonly heading: string
}

export interface Section extends SectionLink {
  readonly content: ReactNode
}

/** A page of sections in two columns, with links to each. Its looks are in sections.css. */
export function Sections({
  label,
  main,
  aside,
  others = [],
}: {
  /** Names the links to the sections. */
  readonly label: string
  /** Sections to read. */
  readonly main: readonly Section[]
  /** Sections for reference. */
  readonly aside: readonly Section[]
  /** Sections of other pages that are linked here, too. */
  readonly others?: readonly SectionLink[]
}) {
  return (
    <>
      <nav className="section-nav" aria-label={label}>
        <ul>
          {[...main, ...aside, ...others].map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page sections">
        <div>{main.map(sectionElement)}</div>
        <div>{aside.map(sectionElement)}</div>
      </div>
    </>
  )
}

const sectionElement = ({ id, heading, content }: Section) => (
  <section key={id} id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {content}
  </section>
)
