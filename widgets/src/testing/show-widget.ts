/** Shows a widget in a page whose API gives the answers of a test. */

import { vi } from 'vitest'
import type { Attributes } from '../attributes.ts'
import { defineWidget } from '../define-widget.ts'
import { loadUpkeep } from '../upkeep-on-demand.ts'
import type { Widget } from '../widget.ts'
import type { WidgetHost } from '../widget-host.ts'

export type Shown = WidgetHost & { readonly ready: Promise<object> }

/**
 * Defines a widget, in an environment that has no style sheets to construct. Its upkeep is loaded before: tests of what
 * happens in minutes turn the clock while a part would load.
 */
export async function define<Data, A extends Attributes>(widget: Widget<Data, A>) {
  CSSStyleSheet.prototype.replaceSync ??= () => {}
  vi.stubGlobal('CSS', { supports: () => true })
  await loadUpkeep()
  defineWidget(widget as unknown as Widget<unknown, Attributes>, 'https://polynya.test')
}

/** Answers the requests for data, and returns their URLs. Data of `undefined` are a 404. */
export function answer(dataOf: (url: string) => unknown): readonly string[] {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    const data = dataOf(url)
    return data === undefined ? new Response(null, { status: 404 }) : Response.json({ data })
  })
  return urls
}

/** Places a tag in an empty page. */
export function place(html: string): Shown {
  Reflect.set(globalThis, Symbol.for('polynya.reads'), undefined)
  document.body.innerHTML = html
  return document.body.firstElementChild as Shown
}

export const find = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
export const textOf = (element: Element) => element.shadowRoot?.querySelector('.r')?.textContent ?? ''
