import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What a backup holds, with a digest of every part. */
const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations of the database that it was made of. */
  migrations: z.array(z.string()),
  /** In the order in which they are restored; older versions had others. */
  tables: z.record(z.string().check(z.regex(/^[a-z_]+$/)), z.object({ rows: z.int(), sha256: Digest })),
  /** The last value of every sequence, so that no number is given twice. */
  sequences: z.record(z.string(), z.nullable(z.int())),
  files: z.record(z.string(), Digest),
})

export type Manifest = z.output<typeof Manifest>

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export const MANIFEST = 'manifest.json'
export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl`)
export const storedFile = (folder: string, key: string) => join(folder, 'files', key)

/** @throws BackupError where the folder holds no backup that this version reads */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(`${folder} holds no backup: ${MANIFEST} is missing`)
  const { data, error } = z.safeParse(Manifest, parseJson(text))
  if (error)
    throw new BackupError(`${folder}/${MANIFEST} is no manifest of a backup: ${z.prettifyError(error)}`)
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
