/** Names and sizes of the functions in a file. */

import type { Node } from 'oxc-parser'
import { type Ancestors, collect, nameOf, type Source, walk } from './source.ts'

export const ANONYMOUS = 'anonymous'

export interface MeasuredFunction {
  /** Its own name, or that of the variable, property or method that holds it; else `ANONYMOUS`. */
  readonly name: string
  readonly line: number
  /** Lines of code, without blank and comment lines. */
  readonly lines: number
  readonly params: number
  readonly isComponent: boolean
  /** Whether only its own file calls it: neither exported nor a method. */
  readonly isPrivate: boolean
}

type FunctionNode = Extract<Node, { params: unknown; body: unknown }>

export function functionsOf(source: Source): MeasuredFunction[] {
  const codeLines = linesWithCode(source)
  const functions = collect(source, (node, ancestors) =>
    isFunction(node) ? { node, name: nameFor(node, ancestors), isPrivate: !isPublic(ancestors) } : null,
  )
  return functions.map(({ value: { node, name, isPrivate }, line }) => ({
    name,
    line,
    isPrivate,
    lines: codeLines.filter((each) => each >= line && each <= source.lineAt(node.end - 1)).length,
    params: node.params.filter((param) => nameOf(param) !== 'this').length,
    isComponent: source.path.endsWith('.tsx') && (/^[A-Z]/.test(name) || returnsJsx(node)),
  }))
}

const isFunction = (node: Node): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' ||
  ((node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') && node.body !== null)

function isPublic(ancestors: Ancestors): boolean {
  if (isMember(ancestors.at(-1))) return true
  const outer = ancestors.findLastIndex(isFunction)
  return ancestors.slice(outer + 1).some(({ type }) => /^Export(Named|Default)Declaration$/.test(type))
}

const isMember = (parent: Node | undefined) =>
  parent?.type === 'Property' || parent?.type === 'MethodDefinition'

function nameFor(node: FunctionNode, ancestors: Ancestors): string {
  const parent = ancestors.at(-1)
  const isKeyed = parent?.type === 'Property' || parent?.type === 'MethodDefinition'
  const holder = parent?.type === 'VariableDeclarator' ? parent.id : isKeyed ? parent.key : null
  return nameOf(node.id) || nameOf(holder) || ANONYMOUS
}

function returnsJsx({ body }: FunctionNode): boolean {
  if (body?.type !== 'BlockStatement') return isJsx(body)
  let found = false
  walk(body, (node, ancestors) => {
    const isOwn = !ancestors.some((ancestor) => isFunction(ancestor))
    if (isOwn && node.type === 'ReturnStatement' && isJsx(node.argument)) found = true
  })
  return found
}

function isJsx(node: Node | null): boolean {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'ParenthesizedExpression':
      return isJsx(node.expression)
    case 'ConditionalExpression':
      return isJsx(node.consequent) || isJsx(node.alternate)
    case 'LogicalExpression':
      return isJsx(node.right)
    default:
      return false
  }
}

function linesWithCode({ text, code }: Source): number[] {
  const withoutComments = code.comments.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
  return withoutComments.split('\n').flatMap((line, index) => (line.trim() ? [index + 1] : []))
}
