/** Packs a release into one compressed archive. */

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { contentsOf } from './contents.ts'
import type { Release } from './release-facts.ts'
import { tar } from './tar.ts'

interface PackOptions {
  readonly file: string
  readonly level?: number
  readonly documents?: Readonly<Record<string, string>>
}

/**
 * Writes the archive of the built artifacts. Equal builds give equal bytes under one version of Node, whose zlib
 * compresses.
 * @param level of compression, 1 to 9
 * @param documents see `contentsOf`
 * @returns the SHA-256 of the file, in hexadecimal
 */
export async function pack(
  root: string,
  release: Release,
  { file, level = 9, documents = {} }: PackOptions,
): Promise<string> {
  const seconds = Date.parse(release.date) / 1000
  const chunks = Readable.from(tar(contentsOf(root, release, documents), seconds))
  await pipeline(chunks, createGzip({ level }), createWriteStream(file))
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
