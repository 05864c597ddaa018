/** Searches by the start of a text, as ranges that an index in the order of code points finds. */

import { endOfPrefix } from '@polynya/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Returns the condition that a text starts with a prefix. */
export const startsWith = (column: string, prefix: string): RawBuilder<boolean> =>
  inRange(column, prefix, endOfPrefix(prefix))

/** The same for queries that are built before their values are known: `to` is the end of the range of `from`. */
export function inRange(column: string, from: string | null, to: string | null): RawBuilder<boolean> {
  const text = sql`${sql.ref(column)} collate "C"`
  return sql<boolean>`(${text} >= ${from} and ${text} < ${to})`
}

/** Returns the condition that a key of words (`eventSearchKey`) has a word that starts with one of these. */
export const hasWord = (column: string, starts: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from unnest(${starts}::text[]) as word where strpos(${sql.ref(column)}, ' ' || word) > 0)`
