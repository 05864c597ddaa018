/** Texts for users belong in the catalogues of i18n, never in components. */

import type { Node } from 'oxc-parser'
import { type Ancestors, collect, type Finding, isTest, type Source } from './source.ts'

const WITH_WORDS = /^packages\/(ui|web)\/src\/.*\.tsx$/
const EXAMPLES = /\.examples\.tsx$/
const READ_OUT = /^(alt|title|placeholder|aria-(label|description|placeholder|roledescription|valuetext))$/

export function literalWords(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => WITH_WORDS.test(path) && !EXAMPLES.test(path) && !isTest(path))
    .flatMap((source) =>
      collect(source, wordsOf).map(({ value, line }) => ({
        path: source.path,
        line,
        message: `"${value}" is written in the component: put it into the ru and en catalogues of i18n`,
      })),
    )
}

function wordsOf(node: Node, ancestors: Ancestors): string | null {
  if (node.type === 'JSXText') return literalIn(node)
  if (node.type === 'JSXExpressionContainer') return isChild(ancestors) ? literalIn(node) : null
  const isReadOut =
    node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && READ_OUT.test(node.name.name)
  return isReadOut ? literalIn(node.value) : null
}

const isChild = (ancestors: Ancestors) => /^JSX(Element|Fragment)$/.test(ancestors.at(-1)?.type ?? '')

/** Literal text that an expression renders for any variables; null if it renders none. */
function literalIn(node: Node | null): string | null {
  switch (node?.type) {
    case 'JSXText':
      return withLetters((node.raw ?? node.value).replace(/&#?\w+;/g, ''))
    case 'Literal':
      return typeof node.value === 'string' ? withLetters(node.value) : null
    case 'TemplateLiteral':
      return firstOf(node.quasis.map(({ value }) => withLetters(value.raw)))
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return literalIn(node.expression)
    case 'ConditionalExpression':
      return firstOf([literalIn(node.consequent), literalIn(node.alternate)])
    case 'LogicalExpression':
      return firstOf([literalIn(node.left), literalIn(node.right)])
    default:
      return null
  }
}

const withLetters = (text: string) => (/\p{L}/u.test(text) ? text.trim() : null)
const firstOf = (words: readonly (string | null)[]) => words.find((word) => word !== null) ?? null
