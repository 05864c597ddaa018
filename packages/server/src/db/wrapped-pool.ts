import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** What a wrapper changes of a connection: how it executes statements, and what happens when it is released. */
export interface Wrapping {
  execute(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>>
  release(destroy?: boolean): void
}

/** Returns a pool whose connections are wrapped, each once. */
export function wrappedPool<Client extends object>(
  pool: Pick<PostgresPool, 'end' | 'options'> & { connect(): Promise<Client> },
  wrap: (client: Client) => Wrapping,
): PostgresPool {
  const known = new WeakMap<Client, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? clientOf(wrap(client))
      known.set(client, wrapped)
      return wrapped
    },
  }
}

function clientOf({ execute, release }: Wrapping): PostgresPoolClient {
  function query<Row>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    // Kysely opens cursors only where it is given their class.
    if (typeof statement !== 'string') throw new TypeError('No cursor can be opened')
    return execute(statement, values)
  }
  return { query, release }
}
