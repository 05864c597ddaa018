/** A file of `db/tables` declares one table or view of the database. */

import { collect, type Finding, type Source } from './source.ts'

const TABLES = /^packages\/server\/src\/db\/tables\/[^/]+\.ts$/

/** Finds the tables after the first of each file. */
export function oneTableAFile(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => TABLES.test(path))
    .flatMap((source) =>
      tablesOf(source)
        .slice(1)
        .map(({ value, line }) => ({
          path: source.path,
          line,
          message: `${value} is another table: move it to a file of its own in db/tables`,
        })),
    )
}

const tablesOf = (source: Source) =>
  collect(source, (node) =>
    node.type === 'TSInterfaceDeclaration' && /(Table|View)$/.test(node.id.name) ? node.id.name : null,
  )
