import type { ReactNode } from 'react'

/** Sections, and beside them the way to each. */
export function SectionColumns({
  label,
  anchors,
  children,
}: {
  /** What the list of sections is called. */
  readonly label: string
  /** The heading of each section by its anchor. */
  readonly anchors: Readonly<Record<string, string>>
  readonly children: ReactNode
}) {
  return (
    <div className="settings-columns">
      <nav aria-label={label} className="side-nav">
        <ul>
          {Object.entries(anchors).map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-sections">{children}</div>
    </div>
  )
}
