/** Which tables a SQL statement reads and writes, by its text. It finds too many rather than too few. */

import { CASCADES, DERIVED, VIEWS } from './cascades.ts'

export interface StatementTables {
  /** Every word of the statement: the tables that it reads are among them. */
  readonly words: ReadonlySet<string>
  /** The tables that it writes, with those that the database changes along. */
  readonly writes: readonly string[]
}

type Followers = Readonly<Partial<Record<string, readonly string[]>>>

/** Statements that are remembered, each with its words; lists of values make statements of any length. */
const MOST_STATEMENTS = 500

/** `for update` locks rows and `do update` belongs to an insert: neither names a table. */
const WRITTEN =
  /\b(insert into|merge into|delete from|truncate(?: table)?|(?<!\b(?:for|key|do) )update)\s+(?:only\s+)?"?([a-z_]+)"?/gi

/** Returns a function that analyses statements and remembers what it found. */
export function statementTables(): (sql: string) => StatementTables {
  const known = new Map<string, StatementTables>()
  return (sql) => {
    const found = known.get(sql)
    if (found) return found
    if (known.size >= MOST_STATEMENTS) known.clear()
    const tables = { words: wordsOf(sql), writes: writesOf(sql) }
    known.set(sql, tables)
    return tables
  }
}

function wordsOf(sql: string): ReadonlySet<string> {
  const words = new Set(sql.toLowerCase().match(/[a-z_]+/g))
  const views: Followers = VIEWS
  for (const word of words) for (const table of views[word] ?? []) words.add(table)
  return words
}

function writesOf(sql: string): readonly string[] {
  const written = new Set<string>()
  const add = (table: string, followers: readonly Followers[]) => {
    if (written.has(table)) return
    written.add(table)
    for (const each of followers.flatMap((tables) => tables[table] ?? [])) add(each, followers)
  }
  for (const [, verb = '', table = ''] of sql.matchAll(WRITTEN)) {
    const deletes = /^(delete|truncate|merge)/i.test(verb)
    add(table.toLowerCase(), deletes ? [DERIVED, CASCADES] : [DERIVED])
  }
  return [...written]
}
