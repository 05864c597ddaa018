/** Processes items with limited concurrency, so that drawings and calls overlap. */
export async function inBatches<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < list.length; from += atOnce) {
    await Promise.all(list.slice(from, from + atOnce).map((one, index) => work(one, from + index)))
  }
}
