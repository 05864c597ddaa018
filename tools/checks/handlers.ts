/** The handler of a call is `packages/server/src/areas/<group>/<name>.ts`, and nothing else is in that file. */

import { posix } from 'node:path'
import type { Node } from 'oxc-parser'
import { importsOf } from './imports.ts'
import { collect, type Finding, isDevCode, nameOf, type Source } from './source.ts'

const SERVER = 'packages/server/src/'

/** Whether a file lists the handlers of the server or of one group: `areas/swimmers/swimmers.handlers.ts`. */
export const isTableOfHandlers = (path: string) =>
  path === `${SERVER}handlers.ts` || /\/areas\/([^/]+)\/\1\.handlers\.ts$/.test(path)

/** Path of the handler of a call: `areas/swimmers/canEdit.ts` of `swimmers.canEdit`. */
export const handlerPathOf = (id: string) => `${SERVER}areas/${id.replace('.', '/')}.ts`

/**
 * Finds calls without a handler at their path, handlers at other paths, other exports of a handler's file, and modules
 * besides the tables of handlers that import one.
 * @param ids ids of the calls of the contract: `swimmers.canEdit`
 */
export function handlers(sources: readonly Source[], ids: readonly string[]): Finding[] {
  const idByPath = new Map(ids.map((id) => [handlerPathOf(id), id]))
  const server = sources.filter(
    ({ path }) => path.startsWith(SERVER) && /\.ts$/.test(path) && !isDevCode(path),
  )
  const present = new Set(server.map(({ path }) => path))
  const missing = [...idByPath].filter(([path]) => !present.has(path))
  return [
    ...missing.map(([path, id]) => ({
      path,
      line: 1,
      message: `${id} has no handler: write it in this file`,
    })),
    ...server.flatMap((source) => [
      ...exportsBesides(source, idByPath.get(source.path)),
      ...misplacedHandlers(source, idByPath.get(source.path)),
      ...importsOfHandlers(source, idByPath),
    ]),
  ]
}

/** Finds the exports of a handler's file other than the handler. */
function exportsBesides(source: Source, id: string | undefined): Finding[] {
  if (!id) return []
  const name = id.split('.')[1]
  return exportsOf(source)
    .filter(({ value }) => value !== name)
    .map(({ value, line }) => ({
      path: source.path,
      line,
      message: `${value} is exported beside the handler of ${id}: move it to a file of its own`,
    }))
}

/** Finds handlers of calls that are served by another file. */
const misplacedHandlers = (source: Source, id: string | undefined): Finding[] =>
  collect(source, handledIdOf)
    .filter(({ value }) => value !== id)
    .map(({ value, line }) => ({
      path: source.path,
      line,
      message: `the handler of ${value} is in the wrong file: move it to ${handlerPathOf(value)}`,
    }))

/** A handler serves one call: what else needs its code imports a function of another file. */
function importsOfHandlers(source: Source, idByPath: ReadonlyMap<string, string>): Finding[] {
  if (isTableOfHandlers(source.path)) return []
  return importsOf(source).flatMap(({ module, line }) => {
    const id = idByPath.get(posix.join(posix.dirname(source.path), module))
    const message = `the handler of ${id} is imported: move the shared part to a file that is no handler`
    return id ? [{ path: source.path, line, message }] : []
  })
}

/** Returns the call of a declaration `const get: Handler<'swimmers.get'>`. */
function handledIdOf(node: Node): string | null {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return null
  const type = node.id.typeAnnotation?.typeAnnotation
  if (type?.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'Handler') return null
  const [id] = type.typeArguments?.params ?? []
  return id?.type === 'TSLiteralType' && id.literal.type === 'Literal' ? String(id.literal.value) : null
}

/** Names that a file exports, types included; `*` for those of another file. */
function exportsOf(source: Source) {
  const lists = collect(source, (node) => {
    if (node.type === 'ExportAllDeclaration') return ['*']
    if (node.type === 'ExportDefaultDeclaration') return ['default']
    if (node.type !== 'ExportNamedDeclaration') return null
    return [...declaredNames(node.declaration), ...node.specifiers.map(({ exported }) => nameOf(exported))]
  })
  return lists.flatMap(({ value, line }) => value.map((name) => ({ value: name, line })))
}

function declaredNames(declaration: Node | null): string[] {
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => nameOf(id))
  return 'id' in declaration ? [nameOf(declaration.id as Node | null)] : []
}
