/**
 * A `t` over the catalogues of i18n in half a kilobyte, for the widgets on pages of others, where i18next alone would
 * exceed the byte budget.
 * It supports keys, plurals, and placeholders of texts and numbers like i18next; translate.test.ts compares the two on
 * every key.
 */

import type { Formats, Language } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'

/** Texts by key, nested like a catalogue. */
export interface Texts {
  readonly [key: string]: string | Texts
}

interface Sources {
  readonly language: Language
  readonly formats: Pick<Formats, 'number'>
  /** Texts of a loaded namespace; undefined for others. */
  readonly textsOf: (namespace: string) => Texts | undefined
}

type Values = Readonly<Record<string, string | number>>

const PLACEHOLDER = /{{(\w+)(?:, (\w+))?}}/g

/** Creates the `t` of a language. A key without a text is returned as is, so that gaps are visible. */
export function createTranslate({ language, formats, textsOf }: Sources): Translate {
  // Created on first use: construction takes longer than rendering a page of texts.
  let rules: Intl.PluralRules | undefined

  function textOf(key: string): string | undefined {
    const [namespace, path] = key.includes(':') ? key.split(':', 2) : ['shell', key]
    let found: string | Texts | undefined = textsOf(namespace ?? '')
    for (const name of path?.split('.') ?? []) found = typeof found === 'object' ? found[name] : undefined
    return typeof found === 'string' ? found : undefined
  }

  function pluralOf(key: string, count: number): string | undefined {
    rules ??= new Intl.PluralRules(language)
    const forms = [...(count === 0 ? ['zero'] : []), rules.select(count), 'other']
    for (const form of forms) {
      const text = textOf(`${key}_${form}`)
      if (text !== undefined) return text
    }
    return undefined
  }

  const translate = (key: string, values: Values = {}) => {
    const { count } = values
    const text = (typeof count === 'number' ? pluralOf(key, count) : undefined) ?? textOf(key) ?? key
    return text.replace(PLACEHOLDER, (_, name: string, writer = '') => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? (writer ? formats.number(value) : String(value)) : value
    })
  }
  // The key types are i18next's, whose brand exists in types alone.
  const branded = translate as typeof translate & Pick<Translate, '$TFunctionBrand'>
  return branded as Translate
}
