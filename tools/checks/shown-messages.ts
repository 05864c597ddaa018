/** Every message of the catalogues is shown: none beyond a baseline, which may only shrink, is without code that names it. */

import type { Catalogue } from './catalogue-parity.ts'
import { type Finding, isCode, isDevCode, type Source, walk } from './source.ts'

export const MESSAGE_BASELINE_PATH = 'tools/checks/shown-messages.baseline.json'

/** Where the texts of a namespace are shown; those of all others in the app, its components and widgets. */
const SHOWN_IN: Readonly<Record<string, RegExp>> = {
  cli: /^cli\/src\//,
  mail: /^packages\/server\/src\//,
  sandbox: /^packages\/server\/src\//,
  docsSite: /^tools\/docs-site\//,
  sharePictures: /^packages\/server\/src\//,
  // On pages and in files.
  printouts: /^packages\/(web|server)\/src\//,
  diplomas: /^packages\/(web|server)\/src\//,
  // In pages for frames and in the plugin for WordPress, too.
  embedding: /^(packages\/(web|server)|widgets)\/src\//,
  // In push notifications, too.
  live: /^packages\/(web\/src\/|server\/src\/|i18n\/src\/result-text)/,
  results: /^(packages\/((web|ui)\/src\/|i18n\/src\/(result|record)-text)|widgets\/src\/)/,
  status: /^packages\/(web\/src\/|i18n\/src\/status-text)/,
  eventMoney: /^packages\/(web|server)\/src\//,
}
const SCREENS = /^(packages\/(web|ui)|widgets)\/src\//

/** The table of commands and their words are held together by a test of the terminal. */
const HELD_ELSEWHERE: ReadonlySet<string> = new Set(['commands'])

/** Keys without a namespace are of this one. */
const DEFAULT_NAMESPACE = 'shell'

const FORM = /_(zero|one|two|few|many|other)$/

/** Reads the keys of the messages that have no screen yet; an absent file is an empty baseline. */
export function messageBaseline(sources: readonly Source[]): string[] {
  const file = sources.find(({ path }) => path === MESSAGE_BASELINE_PATH)
  return file ? (JSON.parse(file.text) as string[]) : []
}

/** Finds the messages that no code names beyond the baseline, and the rows of the baseline that are obsolete. */
export function shownMessages(
  sources: readonly Source[],
  catalogue: Catalogue,
  baseline: readonly string[],
): Finding[] {
  const unshown = new Set(unshownMessages(sources, catalogue))
  const found = [...unshown]
    .filter((key) => !baseline.includes(key))
    .map((key) => ({
      path: `packages/i18n/src/ru`,
      line: 1,
      message: `${key} is on no screen: show it where it belongs, or delete it in both languages`,
    }))
  const stale = baseline
    .filter((key) => !unshown.has(key))
    .map((key) => ({
      path: MESSAGE_BASELINE_PATH,
      line: 1,
      message: `${key} is shown or gone: delete its row`,
    }))
  return [...found, ...stale]
}

/** Returns the keys, with their namespaces, that no literal names and no template composes of words of the code. */
export function unshownMessages(sources: readonly Source[], catalogue: Catalogue): string[] {
  const code = sources.filter(({ path }) => isCode(path) && !isDevCode(path))
  const words = wordsOf(code)
  const named = new Map<RegExp, Named>()
  return Object.entries(catalogue).flatMap(([namespace, texts]) => {
    if (typeof texts === 'string' || HELD_ELSEWHERE.has(namespace)) return []
    const place = SHOWN_IN[namespace] ?? SCREENS
    const there = named.get(place) ?? namedIn(code.filter(({ path }) => place.test(path)))
    named.set(place, there)
    return keysOf(texts, `${namespace}:`).filter((key) => !isShown(key, there, words))
  })
}

/** Every key of a catalogue once, without the endings of its plural forms. */
function keysOf(catalogue: Catalogue, prefix: string): string[] {
  const keys = Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name.replace(FORM, '')] : keysOf(value, `${prefix}${name}.`),
  )
  return [...new Set(keys)]
}

/** What may be keys in some code: literals, and templates with a group for each of their values. */
interface Named {
  readonly texts: ReadonlySet<string>
  readonly templates: readonly RegExp[]
}

function isShown(key: string, { texts, templates }: Named, words: ReadonlySet<string>): boolean {
  const [namespace, path = ''] = key.split(':')
  const written = namespace === DEFAULT_NAMESPACE ? path : key
  if (texts.has(written)) return true
  return templates.some((template) => {
    const values = template.exec(written)?.slice(1)
    return values?.every((value) => words.has(value)) ?? false
  })
}

/** Whether the fixed part of a template is that of a key; one of values alone would be every key. */
const isKey = (text: string) => /^[\w:.-]+$/.test(text) && /[:.]/.test(text) && /\w/.test(text)

function namedIn(sources: readonly Source[]): Named {
  const texts = new Set<string>()
  const templates = new Set<string>()
  for (const source of sources) {
    walk(source.code.program, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value)
      if (node.type !== 'TemplateLiteral') return
      const parts = node.quasis.map(({ value }) => value.cooked ?? '')
      if (isKey(parts.join('')))
        templates.add(parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w.-]+)'))
    })
  }
  return { texts, templates: [...templates].map((pattern) => new RegExp(`^${pattern}$`)) }
}

/** Every literal, name of a property and identifier of some code: what templates are filled with. */
function wordsOf(sources: readonly Source[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const source of sources) {
    // The catalogues name every key themselves.
    if (/^packages\/i18n\/src\/(ru|en)\//.test(source.path)) continue
    walk(source.code.program, (node) => {
      if (node.type === 'Literal') words.add(String(node.value))
      if (node.type === 'Identifier') words.add(node.name)
    })
  }
  return words
}
