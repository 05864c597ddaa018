import type { ReactNode } from 'react'

export interface Section {
  /** Its anchor in the address. */
  readonly id: string
  readonly heading: string
  readonly content: ReactNode
}

/** A page of sections in two columns, with links to each. Its looks are in sections.css. */
export function Sections({
  label,
  main,
  aside,
}: {
  /** Names the links to the sections. */
  readonly label: string
  /** Sections to read. */
  readonly main: readonly Section[]
  /** Sections for reference. */
  readonly aside: readonly Section[]
}) {
  return (
    <>
      <nav className="section-nav" aria-label={label}>
        <ul>
          {[...main, ...aside].map(({ id, heading }) => (
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
