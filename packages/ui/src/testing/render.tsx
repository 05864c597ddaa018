import { createFormats, type Language } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { fireEvent, getQueriesForElement } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Words, WordsProvider } from '../words.ts'

/** The words of a language, read by i18next itself. */
export const wordsIn = (language: Language): Words => ({
  language,
  t: translate(language),
  formats: createFormats(language),
})

/** Shows an element on a page of its own, in Russian unless told otherwise. */
export function render(node: ReactNode, language: Language = 'ru') {
  document.body.replaceChildren()
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  const show = (shown: ReactNode) =>
    flushSync(() => root.render(<WordsProvider value={wordsIn(language)}>{shown}</WordsProvider>))
  show(node)
  return { ...getQueriesForElement(container), container, show }
}

/** Presses something, and shows what came of it. */
export const click = (element: HTMLElement) => flushSync(() => element.click())

/** Chooses a value of a select. */
export function select(element: HTMLElement, value: string) {
  flushSync(() => fireEvent.change(element, { target: { value } }))
}
