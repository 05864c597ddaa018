import { globSync, readFileSync } from 'node:fs'
import { createFormats, LANGUAGES } from '@polynya/i18n'
import { catalogues, translate } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { createTranslate, type Texts } from './translate.ts'

type Plain = (key: string, values?: Record<string, unknown>) => string

const COUNTS = [0, 1, 2, 5, 21, 104, 1000]

const rowsOf = (texts: Texts, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : rowsOf(value, `${path}${key}.`),
  )

const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/{{(\w+)(, \w+)?}}/g)].map(([, name = '', writer]) => [
      name,
      writer ? 12_480 : `<${name}>`,
    ]),
  )

/** Formats that the texts of no widget use. */
const OF_OTHERS = /{{\w+, (wait|limit|fileSize)}}/

it('has the formats of all texts of widgets', () => {
  const files = globSync('**/texts.*.json', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files)
    expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'), file).not.toMatch(OF_OTHERS)
})

describe.each(LANGUAGES)('t in %s', (language) => {
  const all: Readonly<Record<string, Texts>> = catalogues[language]
  const textsOf = (namespace: string) => all[namespace]
  const t = createTranslate({ language, formats: createFormats(language), textsOf }) as unknown as Plain
  const i18next = translate(language) as unknown as Plain

  const rows = Object.entries(all)
    .flatMap(([namespace, texts]) => rowsOf(texts, `${namespace}:`))
    .filter(([, text]) => !OF_OTHERS.test(text))

  it('translates every key like i18next', () => {
    for (const [key, text] of rows) {
      const values = valuesOf(text)
      expect(t(key, values), key).toBe(i18next(key, values))
    }
  })

  it('uses the plural forms of i18next', () => {
    const plurals = rows.filter(([key]) => key.endsWith('_other'))
    expect(plurals.length).toBeGreaterThan(5)
    for (const [key, text] of plurals) {
      for (const count of COUNTS) {
        const [counted, values] = [key.replace('_other', ''), { ...valuesOf(text), count }]
        expect(t(counted, values), `${key} ${count}`).toBe(i18next(counted, values))
      }
    }
  })

  it('looks up the namespace shell by default', () => {
    expect(t('retry')).toBe(t('shell:retry'))
  })

  it('returns the key if there is no text', () => {
    expect(t('events:nothing.here')).toBe('events:nothing.here')
  })
})
