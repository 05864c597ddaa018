import type { ReactNode } from 'react'

/** A part of the settings, saved apart from the others. */
export function SettingsSection({
  id,
  heading,
  text,
  children,
}: {
  /** Its anchor on the page. */
  readonly id: string
  readonly heading: string
  readonly text?: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="settings-section">
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      {text && <p className="note">{text}</p>}
      {children}
    </section>
  )
}

/** Gives the focus to a section whose button has gone with what it ended. */
export const focusSection = (id: string) => document.getElementById(`${id}-heading`)?.focus()
