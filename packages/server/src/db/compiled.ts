/** Frequent queries whose SQL is built once: building it with Kysely takes longer than PostgreSQL takes to find a row. */

import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

/** Represents a value while a query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Returns a query that is built and compiled at its first execution, and executed with the values of each call.
 * @param build receives placeholders instead of values: it may pass them to the query and compare them with null
 * @param structural values that the SQL itself depends on: `build` receives them unchanged, and each combination is
 *   compiled; each must have few different values. Whether a value is null is structural, too
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
  structural: readonly (keyof Values & string)[] = [],
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  const isInSql = (name: string, value: unknown) =>
    value === null || value === undefined || structural.some((each) => each === name)

  function compile(db: Db, values: Values): CompiledQuery<Row> {
    const built = Object.entries(values).map(([name, value]) => [
      name,
      isInSql(name, value) ? value : new Placeholder(name),
    ])
    return build(db, Object.fromEntries(built)).compile()
  }

  return async (db, values) => {
    const key = JSON.stringify(Object.entries(values).filter(([name, value]) => isInSql(name, value)))
    const query = compiled.get(key) ?? compile(db, values)
    compiled.set(key, query)
    const parameters = query.parameters.map((value) => given(value, values))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

const given = (value: unknown, values: object): unknown =>
  value instanceof Placeholder ? Reflect.get(values, value.name) : value
