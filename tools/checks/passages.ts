/** The English of a file: its comments, test titles and prose, the names it declares, and the texts of screens and of the API. */

import { type Node, Visitor } from 'oxc-parser'
import type { Place } from './refused-words-list.ts'
import { isCode, isTest, nameOf, type Source } from './source.ts'

export interface Passage {
  readonly place: Place
  /** Prose without its code spans, or a name split into words in lower case. */
  readonly text: string
  /** Offset in the file of the first character of `text`. */
  readonly start: number
}

const ENGLISH_CATALOGUE = /^packages\/i18n\/src\/en\//
/** Descriptions of the API for its readers: whole files, or the values of `summary`. */
const API_DESCRIPTIONS = /^packages\/contract\/src\/openapi\/descriptions\//
const API_SUMMARIES = /^packages\/contract\/src\/v1\//

/** Returns the passages of a source in no particular order; none for files that are neither code, CSS nor Markdown. */
export function passagesOf(source: Source): Passage[] {
  if (source.path.endsWith('.md')) return [prose(withoutCodeAndLinks(source.text), 0), fileName(source)]
  if (source.path.endsWith('.css')) return [...cssComments(source), fileName(source)]
  if (!isCode(source.path)) return []
  const comments = source.code.comments.map(({ value, start }) => prose(value, start + 2))
  return [...comments, ...codePassages(source), fileName(source)]
}

/** Blanks code spans, addresses and the stars of a block comment, so that offsets and phrases across lines survive. */
const prose = (text: string, start: number): Passage => ({
  place: 'prose',
  text: text.replace(/`[^`\n]*`|\S+@\S+|\n[ \t]*\*?/g, blank),
  start,
})

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

const withoutCodeAndLinks = (markdown: string) =>
  markdown.replace(/```[\s\S]*?```|\]\([^)\n]*\)|<!--[\s\S]*?-->/g, blank)

const cssComments = ({ text }: Source) =>
  [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: comment = '', index }) => prose(comment, index + 2))

const fileName = ({ path }: Source) => nameAt(path.replace(/^.*\//, '').replace(/\..*$/, ''), 0)

const nameAt = (name: string, start: number): Passage => ({ place: 'names', text: wordsOf(name), start })

/** The words of a name in camelCase, PascalCase, kebab-case or CAPITALS: `keptKey` is `kept key`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_$]+/g, ' ')
    .toLowerCase()

/** Names that a file declares, each once, its test titles, and its strings if it is an English catalogue or describes the API. */
function codePassages(source: Source): Passage[] {
  const isCatalogue = ENGLISH_CATALOGUE.test(source.path)
  const names = new Map<string, number>()
  const texts: Passage[] = []
  const declare = (node: Node | null | undefined) => {
    for (const { name, start } of namesIn(node)) if (!names.has(name)) names.set(name, start)
  }
  const declareKeys = (members: readonly Node[]) => {
    for (const member of members) if ('key' in member && !isShorthand(member)) declare(member.key as Node)
  }
  const declareFunction = (node: { readonly id: Node | null; readonly params: readonly Node[] }) => {
    for (const each of [node.id, ...node.params]) declare(each)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: ({ id, body }) => {
      declare(id)
      declareKeys(body.body)
    },
    TSInterfaceDeclaration: ({ id, body }) => {
      declare(id)
      declareKeys(body.body)
    },
    TSTypeAliasDeclaration: ({ id }) => declare(id),
    TSTypeLiteral: ({ members }) => declareKeys(members),
    ObjectExpression: ({ properties }) => {
      if (!isCatalogue) declareKeys(properties)
    },
    CallExpression: (call) => {
      if (isTest(source.path) && isTestCall(call.callee)) texts.push(...stringsIn(call.arguments[0], 'prose'))
    },
    Property: ({ key, value }) => {
      const place = placeOfText(source, nameOf(key))
      if (place) texts.push(...stringsIn(value, place))
    },
  }).visit(source.code.program)
  return [...texts, ...[...names].map(([name, start]) => nameAt(name, start))]
}

/** What the text of a property is: of a screen or an e-mail, or of the API; null if it is no text. */
function placeOfText({ path }: Source, key: string): Place | null {
  if (ENGLISH_CATALOGUE.test(path)) return 'screens'
  const isOfApi = API_DESCRIPTIONS.test(path) || (API_SUMMARIES.test(path) && key === 'summary')
  return isOfApi ? 'prose' : null
}

const isShorthand = (node: Node) => 'shorthand' in node && node.shorthand === true

/** The names that a binding declares, through patterns, defaults and rests. */
function namesIn(node: Node | null | undefined): { readonly name: string; readonly start: number }[] {
  switch (node?.type) {
    case 'ObjectPattern':
      return node.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each.argument))
    case 'ArrayPattern':
      return node.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(node.left)
    case 'RestElement':
      return namesIn(node.argument)
    default: {
      const name = nameOf(node ?? null)
      return node && name ? [{ name, start: node.start }] : []
    }
  }
}

/** Whether a callee is `it`, `describe` or `test`, also as `it.each(…)`. */
function isTestCall(node: Node): boolean {
  if (node.type === 'CallExpression') return isTestCall(node.callee)
  if (node.type === 'MemberExpression') return isTestCall(node.object)
  return /^(it|describe|test)$/.test(nameOf(node))
}

function stringsIn(node: Node | undefined, place: Place): Passage[] {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return [{ place, text: withoutPlaceholders(node.raw ?? ''), start: node.start }]
  if (node?.type !== 'TemplateLiteral') return []
  return node.quasis.map(({ value, start }) => ({ place, text: withoutPlaceholders(value.raw), start }))
}

const withoutPlaceholders = (text: string) => text.replace(/\{\{[^}]*\}\}/g, blank)
