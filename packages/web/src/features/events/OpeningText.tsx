import type { ReactNode } from 'react'

/** Time until registration opens. */
export function OpeningText({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <p className="opening-countdown">
      <span>{label}</span>
      <b role="timer">{children}</b>
    </p>
  )
}
