/**
 * Cache of document digests by server file name. A file name is never reused for other content, so known documents
 * are not downloaded again.
 */

import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from '../../context/context.ts'

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface KnownDigests {
  get(file: string): string | undefined
  add(file: string, digest: string): Promise<void>
}

export async function knownDigests({ place }: Pick<Context, 'place'>): Promise<KnownDigests> {
  const path = join(dirname(place.jobsDir), 'documents')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  const digests = new Map(
    lines.map((line) => line.split(' ') as [string, string]).filter(([, digest]) => digest?.length === 64),
  )
  return {
    get: (file) => digests.get(file),
    async add(file, digest) {
      digests.set(file, digest)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await appendFile(path, `${file} ${digest}\n`, { mode: 0o600 })
    },
  }
}
