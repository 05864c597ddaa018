import type { MouseEventHandler, ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly kind?: 'primary' | 'plain'
  readonly type?: 'button' | 'submit'
  /** While it works it keeps the focus and takes no press. */
  readonly isBusy?: boolean
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
}

/** A button that is never disabled: what cannot be pressed cannot say why. */
export function Button({ children, kind = 'plain', type = 'button', isBusy = false, onClick }: Props) {
  return (
    <button
      type={type}
      className="button"
      data-kind={kind}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (domEvent) => domEvent.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
