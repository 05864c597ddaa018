/** The tag of a widget as the server writes it into pages. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  framedAttributes,
  isAttributeValue,
  type Language,
  pageOfWidget,
  type WidgetElement,
  type WidgetElements,
} from '@polynya/contract'
import type { Deps } from '../deps.ts'
import { escaped } from './html.ts'

/** Attributes of a tag with their values. */
export type TagValues = Readonly<Record<string, string>>

/** Returns the built widgets; null where there is no build. */
export function builtElements(widgetsRoot: string): readonly WidgetElement[] | null {
  const path = join(widgetsRoot, 'elements.json')
  if (!existsSync(path)) return null
  return (JSON.parse(readFileSync(path, 'utf8')) as WidgetElements).elements
}

/** Returns the text about a widget that does not exist, with the names of those that do. */
export function unknownWidget(elements: readonly WidgetElement[], t: Deps['words'][Language]): string {
  return t('embedding:frame.unknown', { names: elements.map(({ name }) => name).join(', ') })
}

/** Sorts the parameters of an address. The widget names wrong values itself that select its data. */
export function readTagQuery(element: WidgetElement, query: Readonly<Record<string, unknown>>) {
  const known = new Map(framedAttributes(element).map((attribute) => [attribute.name, attribute]))
  const values: Record<string, string> = {}
  const wrong: [name: string, value: string][] = []
  for (const [name, given] of Object.entries(query)) {
    const value = String(given)
    const attribute = known.get(name)
    if (attribute && (attribute.selects || isAttributeValue(attribute, value))) values[name] = value
    else wrong.push([name, value])
  }
  return { values, wrong }
}

/** An accent of the host's own, as a hexadecimal colour; other tokens need the tag in the page. */
const COLOUR = /^#?[0-9a-f]{6}$/i

/** Sorts the parameters of a page for frames: those of the tag, and its colour as `#rrggbb`, or ''. */
export function readFrameQuery(element: WidgetElement, query: Readonly<Record<string, unknown>>) {
  const { accent, ...attributes } = query
  const colour = COLOUR.test(String(accent)) ? `#${String(accent).replace('#', '')}` : ''
  return { ...readTagQuery(element, colour ? attributes : query), accent: colour }
}

/**
 * Writes a tag with the link that is shown where the widget cannot load.
 *
 * @param shadow content of its shadow root, as HTML
 */
export function widgetTag(
  { name, tag }: WidgetElement,
  values: TagValues,
  { publicUrl, linkText, shadow }: { publicUrl: string; linkText: string; shadow?: string | undefined },
): string {
  const attributes = Object.entries(values).map(([each, value]) => ` ${each}="${escaped(value)}"`)
  const page = new URL(pageOfWidget(name, values), publicUrl).href
  const target = values['link-target'] ? ` target="${escaped(values['link-target'])}"` : ''
  const content = shadow === undefined ? '' : `<template shadowrootmode="open">${shadow}</template>`
  const link = `<a href="${escaped(page)}"${target}>${escaped(linkText)}</a>`
  return `<${tag}${attributes.join('')}>${content}${link}</${tag}>`
}
