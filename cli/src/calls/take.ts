/** Yields the first rows of a list, one at least, requesting pages on demand. */
export async function* take<Row>(
  rows: AsyncIterable<Row>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  let taken = 0
  for await (const row of rows) {
    yield row
    taken += 1
    // Not with the next row: a list that is live may have none for long.
    if (taken >= limit) return
  }
}

/** Page size for a number of rows. */
export const pageFor = (limit: number | undefined) => Math.min(limit ?? 100, 100)

/** Omits undefined values. */
export const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
