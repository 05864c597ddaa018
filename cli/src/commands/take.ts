/** The first of a list's rows, calling for pages only as they are needed. */
export async function* take<Row>(
  rows: AsyncIterable<Row>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  let taken = 0
  for await (const row of rows) {
    if (taken >= limit) return
    taken += 1
    yield row
  }
}

/** The size of a page for so many rows: no more than are asked for. */
export const pageFor = (limit: number | undefined) => Math.min(limit ?? 100, 100)

/** What was given, without what was not. */
export const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
