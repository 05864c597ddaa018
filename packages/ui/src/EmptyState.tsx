import type { ReactNode } from 'react'

interface Props {
  /** What is not there. */
  readonly title: string
  /** Why, and what next. */
  readonly children?: ReactNode
}

/** Says that there is nothing, and offers what to do next. */
export function EmptyState({ title, children }: Props) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children}
    </div>
  )
}
