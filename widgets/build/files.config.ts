/**
 * Post-processes built files: writes compressed copies and digests, and retains chunks that cached loaders still
 * reference.
 */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const YEAR_MS = 365 * 86_400_000

/**
 * Deletes chunks older than a year. Younger ones stay, because a cached loader may reference chunks of an older
 * build.
 */
export function dropOldChunks(folder: string, now = Date.now()) {
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (now - statSync(file).mtimeMs > YEAR_MS) rmSync(file)
  }
}

/** Writes Brotli and gzip copies, so that the server never compresses at run time. */
export function compress(folder: string, files: readonly string[]) {
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** Adds the digests of this version to `sri.json`, next to those of earlier versions. */
export function publishDigests(folder: string, files: readonly string[]) {
  const path = join(folder, 'sri.json')
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
  const digests = files.map((file) => {
    const digest = createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')
    return [file, `sha384-${digest}`]
  })
  writeFileSync(path, `${JSON.stringify({ ...known, ...Object.fromEntries(digests) }, null, 2)}\n`)
}
