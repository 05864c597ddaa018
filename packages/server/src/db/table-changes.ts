/**
 * Which tables changed when, and which tables a piece of work read. A stored answer is current as long as no table
 * that it was made from has changed.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { StatementTables } from './statement-tables.ts'

/** Words of the statements that work executed. */
type Words = Set<string>

export interface Tracked<Result> {
  readonly result: Result
  /** Whether no table that the work read has changed since it started. */
  isCurrent(): boolean
}

export interface TableChanges {
  /** Runs work that reads the database, and notes which tables it reads. */
  track<Result>(work: () => Promise<Result>): Promise<Tracked<Result>>
  /** Notes a statement that is about to be executed. */
  read(tables: StatementTables): void
  /** Notes that rows of tables were changed and committed. */
  changed(tables: readonly string[], origin?: Origin): void
  /** Notes that any table may have changed. */
  changedAll(): void
  /** Registers a function that receives the tables that this process changes. Returns a function that unregisters it. */
  onChange(listener: (tables: readonly string[]) => void): () => void
}

/** Whether this process or another one changed a table. */
type Origin = 'here' | 'elsewhere'

export function tableChanges(): TableChanges {
  const reading = new AsyncLocalStorage<Words>()
  const listeners = new Set<(tables: readonly string[]) => void>()
  /** Number of the last change of each table, and of the last one that may have changed any. */
  const last = new Map<string, number>()
  let count = 0
  let lastOfAll = 0

  const hasChanged = (words: Words, since: number) =>
    lastOfAll > since || [...last].some(([table, at]) => at > since && words.has(table))

  return {
    async track(work) {
      const words: Words = new Set()
      let since = count
      const result = await reading.run(words, work)
      let outdated = false
      const isCurrent = () => {
        if (count === since || outdated) return !outdated
        outdated = hasChanged(words, since)
        since = count
        return !outdated
      }
      return { result, isCurrent }
    },
    read({ words }) {
      const own = reading.getStore()
      if (own) for (const word of words) own.add(word)
    },
    changed(tables, origin = 'here') {
      if (tables.length === 0) return
      count += 1
      for (const table of tables) last.set(table, count)
      if (origin === 'here') for (const listener of listeners) listener(tables)
    },
    changedAll() {
      count += 1
      lastOfAll = count
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
