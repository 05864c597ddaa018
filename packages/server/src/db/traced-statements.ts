import type { LogEvent } from 'kysely'
import { failureOf, type Traces } from '../traces/traces.ts'

export type StatementListener = (event: LogEvent) => void

/** Statements that are remembered: lists of values make statements of any length. */
const MOST_STATEMENTS = 500
const MOST_TABLES = 3
const OPERATION = /[a-z]+/i
const TABLE = /\b(?:from|join|into|update)\s+"?([a-z_]+)"?(?!\s*\()\b/gi

/** Returns a listener that reports each statement below the span that executes it. Others, such as polls, are no spans. */
export function tracedStatements(traces: Traces): StatementListener {
  const nameOf = remembered(statementName)
  return ({ query: { sql }, queryDurationMillis: ms, ...event }) => {
    if (traces.active() === null) return
    const name = nameOf(sql)
    const facts = {
      ...{ name, kind: 'client' as const },
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
    }
    traces.record(facts, ms, event.level === 'error' ? { failure: failureOf(event.error) } : {})
  }
}

/** The operation and the first tables of a statement, such as `select event, distance`: never a value. */
export function statementName(sql: string): string {
  const operation = OPERATION.exec(sql)?.[0].toLowerCase() ?? ''
  const tables = new Set([...sql.matchAll(TABLE)].map(([, table = '']) => table.toLowerCase()))
  return [operation, [...tables].slice(0, MOST_TABLES).join(', ')].filter(Boolean).join(' ')
}

function remembered(name: (sql: string) => string) {
  const known = new Map<string, string>()
  return (sql: string): string => {
    const found = known.get(sql)
    if (found !== undefined) return found
    if (known.size >= MOST_STATEMENTS) known.clear()
    const made = name(sql)
    known.set(sql, made)
    return made
  }
}
