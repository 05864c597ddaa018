/** Moves the focus to an element that the Tab key skips, such as a heading, so that a reader continues there. */
export function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return
  element.tabIndex = -1
  element.focus()
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
