/**
 * Records the data of a release, from which the tests of later versions upgrade: its migrations and the rows of a small
 * federation, as compressed JSON.
 */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The keys with which it signs tokens: a secret, which every server generates where it is missing. */
const OMITTED = ['signing_key']

/**
 * Converts a backup of the release.
 * @param backup folder that `polynya backup` wrote
 * @param file path of the result, named after the version
 */
export async function recordRelease(backup: string, file: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')) as {
    migrations: readonly string[]
    tables: Readonly<Record<string, unknown>>
    sequences: Readonly<Record<string, number | null>>
  }
  const tables: Record<string, unknown[]> = {}
  for (const table of Object.keys(manifest.tables).filter((name) => !OMITTED.includes(name))) {
    const lines = (await readFile(join(backup, 'tables', `${table}.jsonl`), 'utf8')).split('\n')
    tables[table] = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
  }
  const { migrations, sequences } = manifest
  await writeFile(file, gzipSync(JSON.stringify({ migrations, sequences, tables }), { level: 9 }))
}
