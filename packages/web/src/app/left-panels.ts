/**
 * Closes a panel that the focus has left: it would cover what has the focus now.
 * @returns how to stop
 */
export function watchLeftPanels(page: Document): () => void {
  page.addEventListener('focusout', closeLeftPanels)
  return () => page.removeEventListener('focusout', closeLeftPanels)
}

function closeLeftPanels({ target, relatedTarget }: FocusEvent) {
  if (!(relatedTarget instanceof Element) || !(target instanceof Element)) return
  for (const panel of target.ownerDocument.querySelectorAll<HTMLElement>('[popover=auto]')) {
    if (!panel.contains(target) || panel.contains(relatedTarget)) continue
    // Its button closes it itself.
    if (relatedTarget.getAttribute('popovertarget') !== panel.id) panel.hidePopover?.()
  }
}
