/** A program that writes into the embedded database of a folder until it is killed, and what is found afterwards. */

import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { type Program, run } from './program.ts'

export const WRITER = fileURLToPath(new URL('endless-writer.ts', import.meta.url))

export interface Writer extends Pick<Program, 'child' | 'ended'> {
  /** Number of the last row that was acknowledged, as far as its output was read. */
  acknowledged(): number
}

/** Starts the writer; resolves once it has acknowledged a row. */
export async function startWriter(
  folder: string,
  kind: 'durable' | 'as-shipped' = 'durable',
): Promise<Writer> {
  const { child, ended, said } = run([folder, kind], {}, { file: WRITER })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output = (output + chunk).slice(-100)
  })
  await said(/^\d+\n/m)
  // The last line may have been cut off by the end of the program.
  return { child, ended, acknowledged: () => Number(/(\d+)\n\d*$/.exec(output)?.[1] ?? 0) }
}

/** Kills the writer so often in the middle of writing. Returns the number of the last row that was acknowledged. */
export async function killWriter(folder: string, rounds: number): Promise<number> {
  let acknowledged = 0
  for (let round = 0; round < rounds; round += 1) {
    const writer = await startWriter(folder)
    await wait(randomInt(5, 150))
    writer.child.kill('SIGKILL')
    const { signal } = await writer.ended
    if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself: ${signal}`)
    acknowledged = Math.max(acknowledged, writer.acknowledged())
  }
  return acknowledged
}

/** Opens the database of a folder, and counts the rows up to one that was acknowledged. */
export async function countWritten(folder: string, acknowledged: number): Promise<number> {
  const { pool, close } = await openEmbedded(folder)
  try {
    const { rows } = await pool.query<{ written: number }>(
      'select count(*)::int as written from acknowledged where id <= $1',
      [acknowledged],
    )
    return rows[0]?.written ?? 0
  } finally {
    await close()
  }
}
