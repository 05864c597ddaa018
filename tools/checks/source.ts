/** A file of the repository as the checks see it, and what a check says of it. */

import { type Comment, type Node, type Program, parseSync, visitorKeys } from 'oxc-parser'

export interface Finding {
  readonly path: string
  readonly line: number
  /** What is wrong and the allowed way. */
  readonly message: string
  /** A question to the author; it fails nothing. */
  readonly isWarning?: true
}

export interface Source {
  /** From the root of the repository, with `/`. */
  readonly path: string
  readonly text: string
  /** Parsed at the first use and shared by every check; empty where the file is not TypeScript or JavaScript. */
  readonly code: { readonly program: Program; readonly comments: readonly Comment[] }
  /** The line of an offset in the text, counted from 1. */
  readonly lineAt: (offset: number) => number
}

export function sourceOf(path: string, text: string): Source {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  let code: Source['code'] | undefined
  return {
    path,
    text,
    get code() {
      if (!code) {
        const { program, comments } = parseSync(path, isCode(path) ? text : '')
        code = { program, comments }
      }
      return code
    },
    lineAt: (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1,
  }
}

/** Whether a path is that of TypeScript or JavaScript. */
export const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

/** Whether a path is that of a test or a journey. */
export const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)

/** Whether a path is never shipped: tests, what only they use, and configuration of tools. */
export const isDevCode = (path: string) => isTest(path) || /\/testing\/|\.config\.ts$/.test(path)

export type Ancestors = readonly Node[]

/** Visits every node below a node and itself, outermost first; `ancestors` ends with the parent. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: Ancestors) => void,
  ancestors: Ancestors = [],
) {
  visit(node, ancestors)
  const children = visitorKeys[node.type]?.flatMap((key) => node[key as keyof Node] as unknown) ?? []
  for (const child of children) {
    if (isNode(child)) walk(child, visit, [...ancestors, node])
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The name of an identifier, of whatever kind; '' for any other node. */
export const nameOf = (node: Node | null) =>
  node && 'name' in node && typeof node.name === 'string' ? node.name : ''

/** Every node of a file for which `read` answers, with its line. */
export function collect<T>(source: Source, read: (node: Node, ancestors: Ancestors) => T | null) {
  const found: { readonly value: T; readonly line: number; readonly node: Node }[] = []
  walk(source.code.program, (node, ancestors) => {
    const value = read(node, ancestors)
    if (value !== null) found.push({ value, line: source.lineAt(node.start), node })
  })
  return found
}
