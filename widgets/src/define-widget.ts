import type { Attributes } from './attributes.ts'
import { defineElement } from './element.ts'
import { isSupported } from './is-supported.ts'
import type { Widget } from './widget.ts'

/** Defines a widget's tag where the browser has what widgets need. In older ones, the links in the tags are shown. */
export function defineWidget(widget: Widget<unknown, Attributes>, origin: string) {
  if (isSupported()) defineElement(widget, origin)
}
