import { createHash } from 'node:crypto'

export interface TableDigest {
  readonly rows: number
  readonly sha256: string
}

/** Counts and digests a table's lines, handing each batch on. */
export async function digestOf(
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  onBatch: (lines: readonly string[]) => Promise<void> = async () => {},
): Promise<TableDigest> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of batches) {
    for (const line of lines) hash.update(`${line}\n`)
    rows += lines.length
    await onBatch(lines)
  }
  return { rows, sha256: hash.digest('hex') }
}
