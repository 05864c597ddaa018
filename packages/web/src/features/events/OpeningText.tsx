import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** How long it takes until registration opens. */
export function OpeningText({ label, children }: Props) {
  return (
    <p className="opening-countdown">
      <span>{label}</span>
      <b role="timer">{children}</b>
    </p>
  )
}
