/** The tags with their attributes, as programs read them. */

import type { PinnedFile, WidgetAttribute, WidgetElements } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import type { Attribute } from '../src/attributes.ts'
import { ELEMENTS, EVERY_ELEMENT } from '../src/reference.ts'
import { TAGS, type Tag, type TagName } from '../src/tags.ts'

const PIXELS_AN_EM = 16

/** A pattern of words alone: the generator offers them as a list. */
const ALTERNATIVES = /^\^\((\w+(?:\|\w+)*)\)\$$/

/**
 * @param pinned self-contained file of a tag
 * @returns the content of `elements.json`
 */
export function publishedElements(version: string, pinned: (tag: TagName) => PinnedFile): WidgetElements {
  const elements = (Object.keys(ELEMENTS) as TagName[]).map((tag) => {
    const { wide, narrow = wide }: Tag = TAGS[tag]
    const own = { ...ELEMENTS[tag].attributes, ...EVERY_ELEMENT.attributes }
    const attributes = Object.entries(own).map(([name, attribute]) => published(tag, name, attribute))
    return {
      name: tag.replace('polynya-', ''),
      tag,
      height: Math.max(wide, narrow) * PIXELS_AN_EM,
      attributes: [...attributes, { name: 'lang', values: LANGUAGES }],
      pinned: pinned(tag),
    }
  })
  return { version, elements }
}

function published(tag: TagName, name: string, attribute: Attribute): WidgetAttribute {
  if ('values' in attribute) return { name, values: attribute.values }
  const [, alternatives] = ALTERNATIVES.exec(attribute.pattern.source) ?? []
  return {
    name,
    ...(alternatives ? { values: alternatives.split('|') } : { pattern: attribute.pattern.source }),
    ...(isRequired(tag, name) && { isRequired: true }),
    ...(attribute.selects && { selects: true }),
  }
}

/** Whether a tag has no data without an attribute, all others being present. */
const isRequired = (tag: TagName, name: string) =>
  TAGS[tag].source((attribute) => (attribute === name ? null : '1')) === null

/** The attribute without which a tag has no data; '' if it needs none. */
export const requiredBy = (tag: TagName): string =>
  Object.keys(ELEMENTS[tag].attributes).find((name) => isRequired(tag, name)) ?? ''
