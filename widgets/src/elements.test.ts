import { LANGUAGES } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import { expect, it } from 'vitest'
import { attributesOf } from '../build/editor-data.config.ts'
import { publishedElements } from '../build/elements.config.ts'
import { ELEMENTS } from './reference.ts'
import type { TagName } from './tags.ts'

const PINNED = { file: 'a.js', integrity: 'sha384-AA' }
const { version, elements } = publishedElements('1.4.2', () => PINNED)

it('publishes every tag with the attributes that editors are given', () => {
  expect(version).toBe('1.4.2')
  for (const { tag, attributes } of elements) {
    const documented = attributesOf(ELEMENTS[tag as TagName]).map(({ name }) => name)
    expect(attributes.map(({ name }) => name)).toEqual(documented)
  }
  expect(elements.map(({ tag }) => tag)).toEqual(Object.keys(ELEMENTS))
})

it('marks the attributes that select data, and those without which there are none', () => {
  const card = elements.find(({ name }) => name === 'swimmer-card')
  const marked = card?.attributes.filter(({ isRequired, selects }) => isRequired && selects)
  expect(marked?.map(({ name }) => name)).toEqual(['swimmer'])
  const calendar = elements.find(({ name }) => name === 'event-calendar')
  expect(calendar?.attributes.some(({ isRequired }) => isRequired)).toBe(false)
})

it('has a name in both languages for every widget, attribute and value', () => {
  for (const language of LANGUAGES) {
    const { widgets, attributes, values } = catalogues[language].embedding

    expect(Object.keys(widgets)).toEqual(expect.arrayContaining(elements.map(({ name }) => name)))
    const all = elements.flatMap((element) => element.attributes)
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(all.map(({ name }) => name)))
    // Levels of headings are numbers.
    const words = all.flatMap((attribute) => attribute.values ?? []).filter((value) => /\D/.test(value))
    expect(Object.keys(values)).toEqual(expect.arrayContaining(words))
  }
})
