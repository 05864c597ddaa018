import { watchLeftPanels } from './left-panels.ts'
import { watchLostFocus } from './lost-focus.ts'

/**
 * What the app does as the focus moves. Not part of the first visit's scripts: nothing is needed of it before the user
 * does something.
 * @returns how to stop
 */
export function watchFocus(page: Document): () => void {
  const ends = [watchLostFocus(page), watchLeftPanels(page)]
  return () => {
    for (const end of ends) end()
  }
}
