import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Makes one stop of Tab of all buttons in an element; arrows, Home and End go among them. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])]

  useLayoutEffect(() => {
    for (const [index, button] of buttons().entries()) button.tabIndex = index === current ? 0 : -1
  })

  return {
    ref,
    onFocus: ({ target }: { readonly target: EventTarget }) => {
      const at = buttons().indexOf(target as HTMLButtonElement)
      if (at >= 0) setCurrent(at)
    },
    onKeyDown: (domEvent: KeyboardEvent) => {
      const all = buttons()
      const next = STEPS[domEvent.key]?.(current, all.length)
      if (next === undefined) return
      domEvent.preventDefault()
      all[next]?.focus()
    },
  }
}
