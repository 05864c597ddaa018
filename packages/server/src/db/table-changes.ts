/**
 * Which tables changed when, and which tables a piece of work read. A stored answer is current as long as no table
 * that it was made from has changed.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { StatementTables } from './statement-tables.ts'

/** A piece of work that reads the database. */
export interface Reading {
  /** Executes work, and notes what it reads. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether no table that was read has changed since the reading started. */
  isCurrent(): boolean
  /** Whether a table that was read has changed since a point, which may be earlier than the reading. */
  hasChangedSince(point: number): boolean
  /** Makes the reading in whose work this is called, if any, depend on the same tables. */
  include(): void
}

export interface TableChanges {
  /** @param since a point before the reading, if it reads the state of that time; the present by default */
  startReading(since?: number): Reading
  /** Returns the number of the last change that is known. */
  point(): number
  /** Notes a statement that is about to be executed. */
  read(tables: Pick<StatementTables, 'words'>): void
  /** Notes that rows of tables were changed and committed. */
  changed(tables: readonly string[], origin?: Origin): void
  /** Notes that any table may have changed. */
  changedAll(): void
  /** Registers a function that receives the tables that this process changes. Returns a function that unregisters it. */
  onChange(listener: (tables: readonly string[]) => void): () => void
  /** Calls back when any process has changed the table, or may have. Returns a function that stops that. */
  watch(table: string, listener: () => void): () => void
}

/** Whether this process or another one changed a table. */
type Origin = 'here' | 'elsewhere'

/** No number of a change. */
const UNCHECKED = -1

/** What a reading has read so far. */
interface Read {
  readonly words: Set<string>
  /** The number of the last change that was compared with all of its words. */
  checkedAt: number
}

export function tableChanges(): TableChanges {
  const current = new AsyncLocalStorage<Read>()
  const listeners = new Set<(tables: readonly string[]) => void>()
  const watchers = new Set<{ readonly table: string; readonly listener: () => void }>()
  /** Number of the last change of each table, and of the last one that may have changed any. */
  const last = new Map<string, number>()
  let count = 0
  let lastOfAll = 0

  const hasChanged = (words: ReadonlySet<string>, since: number) =>
    lastOfAll > since || [...last].some(([table, at]) => at > since && words.has(table))

  function note(words: Iterable<string>) {
    const read = current.getStore()
    if (!read) return
    for (const word of words) read.words.add(word)
    read.checkedAt = UNCHECKED
  }

  function startReading(since = count): Reading {
    const read: Read = { words: new Set(), checkedAt: UNCHECKED }
    let isOutdated = false
    return {
      run: (work) => current.run(read, work),
      isCurrent() {
        if (count !== read.checkedAt) isOutdated ||= hasChanged(read.words, since)
        read.checkedAt = count
        return !isOutdated
      },
      hasChangedSince: (point) => hasChanged(read.words, point),
      include: () => note(read.words),
    }
  }

  return {
    startReading,
    point: () => count,
    read: ({ words }) => note(words),
    changed(tables, origin = 'here') {
      if (tables.length === 0) return
      count += 1
      for (const table of tables) last.set(table, count)
      if (origin === 'here') for (const listener of listeners) listener(tables)
      for (const { table, listener } of watchers) if (tables.includes(table)) listener()
    },
    changedAll() {
      count += 1
      lastOfAll = count
      for (const { listener } of watchers) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch(table, listener) {
      const watcher = { table, listener }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
