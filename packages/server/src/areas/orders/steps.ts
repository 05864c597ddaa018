import { sql } from 'kysely'

interface Step<State extends string> {
  readonly column: 'state' | 'status'
  readonly all: readonly State[]
  readonly may: (from: State, to: State) => boolean
  /** Undefined where the state stays. */
  readonly to: State | undefined
}

/** As a condition of SQL: whether a row stands where its table of states lets it become another. */
export function mayStep<State extends string>({ column, all, may, to }: Step<State>) {
  const before = to === undefined ? all : all.filter((from) => may(from, to))
  return sql<boolean>`${sql.ref(column)} = any(${before}::text[])`
}
