/** SQL of the server is written in stores: `*.store.ts`, and `db` for schema and connection. */

import type { Node } from 'oxc-parser'
import { collect, type Finding, isCode, isDevCode, nameOf, type Source } from './source.ts'

const QUERIES: ReadonlySet<string> = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
])

/** Finds queries of Kysely and `sql` templates outside stores. */
export function sqlInStores(sources: readonly Source[]): Finding[] {
  return sources.filter(({ path }) => isOutsideStores(path)).flatMap(queriesOf)
}

const isOutsideStores = (path: string) =>
  path.startsWith('packages/server/src/') &&
  !path.startsWith('packages/server/src/db/') &&
  !path.endsWith('.store.ts') &&
  isCode(path) &&
  !isDevCode(path)

const queriesOf = (source: Source): Finding[] =>
  collect(source, queryOf).map(({ value, line }) => ({
    path: source.path,
    line,
    message: `${value} is SQL outside a store: move the query to a function of a *.store.ts`,
  }))

function queryOf(node: Node): string | null {
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) === 'sql' ? 'sql`…`' : null
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const name = nameOf(node.callee.property)
  return QUERIES.has(name) ? name : null
}
