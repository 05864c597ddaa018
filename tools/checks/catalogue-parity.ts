/** Compares both catalogues: the same keys, complete plural forms, the same placeholders. */

import type { Finding } from './source.ts'

export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

export interface Catalogues {
  readonly ru: Catalogue
  readonly en: Catalogue
}

type Language = keyof Catalogues
type TextsByKey = ReadonlyMap<string, string>
type Texts = Readonly<Record<Language, TextsByKey>>
/** Keys with plural forms, without their suffixes. */
type Plurals = ReadonlySet<string>

/** Plural categories as i18next appends them to a key: `swimmers_one`, `swimmers_few`. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const FORM = new RegExp(`^(.+)_(${FORMS.join('|')})$`)

export function catalogueParity(catalogues: Catalogues): Finding[] {
  const texts = { ru: textsOf(catalogues.ru), en: textsOf(catalogues.en) }
  const plurals = new Set([...pluralsOf(texts.ru), ...pluralsOf(texts.en)])
  return (['ru', 'en'] as const).flatMap((language) => [
    ...missingKeys(texts, plurals, language),
    ...emptyTexts(texts[language], language),
    ...[...plurals].flatMap((base) => pluralProblems(texts[language], base, language)),
    ...placeholderProblems(texts, plurals, language),
  ])
}

/** Texts by dotted key. */
function textsOf(catalogue: Catalogue, prefix = ''): TextsByKey {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  )
}

/** Keys with plural forms: a lone `too_many` is an ordinary key, `x_one` or two forms of `x` are not. */
function pluralsOf(texts: TextsByKey): string[] {
  const formsByKey = Map.groupBy(
    [...texts.keys()].flatMap((key) => {
      const [, base = '', form = ''] = FORM.exec(key) ?? []
      return base ? [{ base, form }] : []
    }),
    ({ base }) => base,
  )
  return [...formsByKey]
    .filter(([, forms]) => forms.length > 1 || forms.some(({ form }) => form === 'one'))
    .map(([base]) => base)
}

const baseOf = (key: string, plurals: Plurals) => {
  const [, base = ''] = FORM.exec(key) ?? []
  return plurals.has(base) ? base : key
}

const findingAt = (language: Language, message: string): Finding => ({
  path: `packages/i18n/src/${language}`,
  line: 1,
  message,
})

function missingKeys(texts: Texts, plurals: Plurals, language: Language): Finding[] {
  const others = texts[language === 'ru' ? 'en' : 'ru']
  return [...others.keys()]
    .filter((key) => baseOf(key, plurals) === key && !texts[language].has(key))
    .map((key) => findingAt(language, `${key} is missing: write it in ${language} too`))
}

function emptyTexts(texts: TextsByKey, language: Language): Finding[] {
  return [...texts]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => findingAt(language, `${key} is empty: write its text`))
}

function pluralProblems(texts: TextsByKey, base: string, language: Language): Finding[] {
  const rules = new Intl.PluralRules(language)
  const needed = new Set([...new Array(200).keys()].map((count) => rules.select(count)))
  const known: readonly string[] = [...rules.resolvedOptions().pluralCategories, 'zero']
  const given = FORMS.filter((form) => texts.has(`${base}_${form}`))
  const missing = [...needed].filter((form) => !texts.has(`${base}_${form}`))
  const unknown = given.filter((form) => !known.includes(form))
  return [
    ...missing.map((form) => findingAt(language, `${base}_${form} is missing: ${language} counts so`)),
    ...unknown.map((form) =>
      findingAt(language, `${base}_${form} is never shown: ${language} has no such form`),
    ),
  ]
}

function placeholderProblems(texts: Texts, plurals: Plurals, language: Language): Finding[] {
  const inRussian = new Map([...texts.ru].map(([key, text]) => [baseOf(key, plurals), text]))
  return [...texts[language]].flatMap(([key, text]) => {
    const base = baseOf(key, plurals)
    const expected = placeholders(inRussian.get(base), base !== key)
    const given = placeholders(text, base !== key)
    if (!inRussian.has(base) || expected === given) return []
    return [findingAt(language, `${key} holds ${given || 'nothing'} but ${expected || 'nothing'} elsewhere`)]
  })
}

/** The placeholder names in `{{…}}`, sorted; a plural form may omit the count. */
function placeholders(text = '', isForm = false): string {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`)
  return [...new Set(names)]
    .filter((name) => !(isForm && name === '{{count}}'))
    .sort()
    .join(' ')
}
