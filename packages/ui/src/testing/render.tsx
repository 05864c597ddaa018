import { createFormats, type Language } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { fireEvent, getQueriesForElement } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { DrawingContext } from '../drawing.ts'
import { type Words, WordsProvider } from '../words.ts'

/** Words of a language, translated by i18next. */
export const wordsIn = (language: Language): Words => ({
  language,
  t: translate(language),
  formats: createFormats(language),
})

/** Renders an element into a new page, in Russian by default, until the test ends. */
export function render(node: ReactNode, language: Language = 'ru') {
  document.body.replaceChildren()
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  // What still waits for its turn to be drawn would otherwise outlive the page.
  onTestFinished(() => root.unmount())
  const show = (shown: ReactNode) =>
    flushSync(() => root.render(<WordsProvider value={wordsIn(language)}>{shown}</WordsProvider>))
  show(node)
  return { ...getQueriesForElement(container), container, show }
}

const AT_ONCE = { isAtOnce: true }

/** A page whose parts are drawn whole at once, not one before each frame. */
export const atOnce = (node: ReactNode) => <DrawingContext value={AT_ONCE}>{node}</DrawingContext>

/** Clicks an element and flushes the update. */
export const click = (element: HTMLElement) => flushSync(() => element.click())

/** Chooses a value of a select. */
export function select(element: HTMLElement, value: string) {
  flushSync(() => fireEvent.change(element, { target: { value } }))
}
