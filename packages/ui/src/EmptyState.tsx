import type { ReactNode } from 'react'

interface Props {
  /** Names the missing content. */
  readonly title: string
  /** The reason and the next step. */
  readonly children?: ReactNode
}

/** Shown in place of an empty list or page, with the next step. */
export function EmptyState({ title, children }: Props) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children}
    </div>
  )
}
