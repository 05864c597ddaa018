import type { MouseEventHandler, ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly kind?: 'primary' | 'plain'
  readonly type?: 'button' | 'submit'
  /** While busy, the button keeps the focus and ignores presses. */
  readonly isBusy?: boolean
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
}

/** A button without a disabled state, because a disabled button cannot explain why. */
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
