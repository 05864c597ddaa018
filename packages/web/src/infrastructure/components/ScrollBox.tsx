import type { ReactNode } from 'react'

export type ScrollBoxName = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }

type Props = ScrollBoxName & { readonly className?: string; readonly children: ReactNode }

/** A table that is wider than a narrow screen and scrolls within the page. */
export function ScrollBox({ children, ...props }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section tabIndex={0} data-scrolls="" {...props}>
      {children}
    </section>
  )
}
