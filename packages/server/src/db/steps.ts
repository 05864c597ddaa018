import { sql } from 'kysely'

interface Step<State extends string> {
  readonly column: 'state' | 'status'
  readonly all: readonly State[]
  readonly may: (from: State, to: State) => boolean
  /** Undefined where the state stays. */
  readonly to: State | undefined
}

/** Returns an SQL condition: the row has a state that its table of states allows to change to the new one. */
export function mayStep<State extends string>({ column, all, may, to }: Step<State>) {
  const before = to === undefined ? all : all.filter((from) => may(from, to))
  return sql<boolean>`${sql.ref(column)} = any(${before}::text[])`
}
