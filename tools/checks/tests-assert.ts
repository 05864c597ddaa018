/**
 * Every test asserts something: it, or a function that it calls, names `expect`, an assertion, or a query of Testing
 * Library that throws where an element is missing.
 */

import { type Node, Visitor } from 'oxc-parser'
import { type Finding, isCode, isTest, nameOf, type Source } from './source.ts'

const ASSERTION = /\b(?:expect|assert)\w*\b|\b(?:find|get)(?:All)?By[A-Z]|\bwaitFor\b/
/** Files whose functions tests import: helpers of a package, and those of the journeys. */
const HELPERS = /\/testing\/|^e2e\//

interface Code {
  readonly path: string
  readonly functions: readonly { readonly name: string; readonly text: string }[]
  readonly tests: readonly { readonly line: number; readonly text: string }[]
}

/** @param sources all sources: helpers of tests may be in other files */
export function testsAssert(sources: readonly Source[]): Finding[] {
  const code = sources.filter(({ path }) => isCode(path) && (isTest(path) || HELPERS.test(path))).map(codeOf)
  const shared = asserting(code.filter(({ path }) => HELPERS.test(path)))
  return code.flatMap((file) => {
    const silent = file.tests.filter(({ text }) => !ASSERTION.test(text))
    if (silent.length === 0) return []
    const helpers = asserting([file], shared)
    return silent
      .filter(({ text }) => !names(text).some((name) => helpers.has(name)))
      .map(({ line }) => ({
        path: file.path,
        line,
        message: 'the test asserts nothing: call `expect`, or a helper that does',
      }))
  })
}

/** The functions that assert, directly or through each other, with those that are known to. */
function asserting(code: readonly Code[], known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const functions = code.flatMap((file) => file.functions)
  const found = new Set(known)
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { name, text } of functions) {
      if (ASSERTION.test(text) || names(text).some((each) => each !== name && found.has(each)))
        found.add(name)
    }
  }
  return found
}

/** Names that a text calls or passes on; those of properties are left out. */
const names = (text: string): readonly string[] =>
  text.match(/(?<![.\w$])[A-Za-z_$][\w$]*(?=\s*[(),])/g) ?? []

function codeOf({ path, text, code, lineAt }: Source): Code {
  const functions: { name: string; text: string }[] = []
  const tests: { line: number; text: string }[] = []
  const slice = ({ start, end }: Node) => text.slice(start, end)
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.body) functions.push({ name: nameOf(node.id), text: slice(node.body) })
    },
    VariableDeclarator: ({ id, init }) => {
      if (init && isFunction(init)) functions.push({ name: nameOf(id), text: slice(init) })
    },
    CallExpression: (call) => {
      const run = call.arguments.find(isFunction)
      if (run && /^(?:it|test)$/.test(rootOf(call.callee)) && call.arguments[0] !== run)
        tests.push({ line: lineAt(call.start), text: slice(run) })
    },
  }).visit(code.program)
  return { path, functions, tests }
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** The name at the start of a callee: `it` of `it.each(…)`. */
function rootOf(node: Node): string {
  if (node.type === 'CallExpression') return rootOf(node.callee)
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return nameOf(node)
}
