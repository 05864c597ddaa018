/** Generates editor metadata: the custom-elements manifest, web-types and VS Code custom data. */

import {
  ELEMENTS,
  EVENTS,
  EVERY_ELEMENT,
  EVERY_PART,
  EVERY_TOKEN,
  fallbackOf,
  LANG,
  STATES,
  typeOf,
} from '../src/reference.ts'

const entries = Object.entries
const tags = entries(ELEMENTS)
const named = (descriptions: Readonly<Record<string, string>>, nameOf = (name: string) => name) =>
  entries(descriptions).map(([name, description]) => ({ name: nameOf(name), description }))

type Element = (typeof ELEMENTS)[keyof typeof ELEMENTS]

/** Returns the attributes of an element, followed by those common to all widgets. */
export function attributesOf({ attributes, descriptions }: Element) {
  const own = { ...attributes, ...EVERY_ELEMENT.attributes }
  const words: Readonly<Record<string, string>> = { ...descriptions, ...EVERY_ELEMENT.descriptions }
  const all = entries(own).map(([name, attribute]) => ({
    name,
    description: words[name] ?? '',
    type: typeOf(attribute),
    values: 'values' in attribute ? attribute.values : [],
    fallback: fallbackOf(attribute),
  }))
  return [
    ...all,
    { name: 'lang', description: LANG, type: "'ru' | 'en'", values: ['ru', 'en'], fallback: undefined },
  ]
}

/** Name of the property of an attribute such as `heading-level`. */
export const propertyOf = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** Name of the class of a tag such as `polynya-swimmer-card`. */
export const classOf = (tag: string) => `${propertyOf(`-${tag}`)}Element`

/** https://github.com/webcomponents/custom-elements-manifest */
export function customElements() {
  const declarations = tags.map(([tagName, element]) => ({
    kind: 'class',
    customElement: true,
    name: classOf(tagName),
    tagName,
    summary: element.summary,
    attributes: attributesOf(element).map(({ name, description, type, fallback }) => ({
      name,
      description,
      type: { text: type },
      ...(fallback && { default: `'${fallback}'` }),
      fieldName: propertyOf(name),
    })),
    members: [{ kind: 'field', name: 'ready', type: { text: 'Promise<object>' }, description: EVENTS.ready }],
    events: named(EVENTS, (name) => `polynya-${name}`).map((each) => ({
      ...each,
      type: { text: 'CustomEvent' },
    })),
    slots: [
      { name: '', description: 'Shown until the widget is there, and where it fails: a link as a rule' },
    ],
    cssParts: named(EVERY_PART),
    cssProperties: named(EVERY_TOKEN, (name) => `--polynya-${name}`),
    cssStates: named(STATES),
  }))
  const exports = tags.map(([tag]) => ({
    kind: 'custom-element-definition',
    name: tag,
    declaration: { name: classOf(tag), module: 'index.js' },
  }))
  const modules = [{ kind: 'javascript-module', path: 'index.js', declarations, exports }]
  return { schemaVersion: '2.1.0', modules }
}

/** https://github.com/microsoft/vscode-custom-data */
export function vsCodeData() {
  const tagsOf = tags.map(([name, element]) => ({
    name,
    description: element.summary,
    attributes: attributesOf(element).map(({ values, name: attribute, description }) => ({
      name: attribute,
      description,
      ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
    })),
  }))
  return { version: 1.1, tags: tagsOf }
}

/** https://github.com/JetBrains/web-types */
export function webTypes(version: string) {
  const elements = tags.map(([name, element]) => ({
    name,
    description: element.summary,
    attributes: attributesOf(element).map(({ name: attribute, description, type, fallback }) => ({
      name: attribute,
      description,
      value: { kind: 'plain', type },
      ...(fallback && { default: fallback }),
    })),
    js: { events: named(EVENTS, (each) => `polynya-${each}`) },
    css: { parts: named(EVERY_PART), properties: named(EVERY_TOKEN, (each) => `--polynya-${each}`) },
  }))
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@polynya/widgets',
    version,
    contributions: { html: { elements } },
  }
}
