import type { ReactNode } from 'react'
import './event-content.css'

/** A part of an event's content, saved apart from the others. */
export function ContentSection({
  id,
  heading,
  level,
  children,
}: {
  /** Tells its heading from others on the page. */
  readonly id: string
  readonly heading: string
  readonly level: 2 | 3
  readonly children: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={`${id}-heading`} className="content-section">
      <Heading id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}

/** Gives the focus to a section once the button that had it has gone, and the dialog with its own. */
export const focusContent = (id: string) =>
  setTimeout(() => document.getElementById(`${id}-heading`)?.focus())
