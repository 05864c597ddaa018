/**
 * Post-processes built files: writes compressed copies and digests, and retains chunks that cached loaders still
 * reference.
 */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
    if (now - statSync(file).mtimeMs > YEAR_MS) rmSync(file, { recursive: true })
  }
}

/**
 * Puts a hash of its content into the name of a file and returns the name. A later build of the same version never
 * replaces the bytes that pages have pinned.
 */
export function nameByContent(folder: string, file: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
  const name = file.replace(/\.js$/, `-${hash.slice(0, 10)}.js`)
  renameSync(join(folder, file), join(folder, name))
  return name
}

/**
 * Renames a folder to a hash of its files and returns its name. Cached loaders name folders of earlier builds, whose
 * files no build replaces.
 */
export function nameByContents(parent: string, folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(join(parent, folder)).sort())
    hash.update(file).update(readFileSync(join(parent, folder, file)))
  const name = hash.digest('hex').slice(0, 10)
  rmSync(join(parent, name), { recursive: true, force: true })
  renameSync(join(parent, folder), join(parent, name))
  return name
}

/** Writes Brotli and gzip copies, so that the server never compresses at run time. */
export function compress(folder: string, files: readonly string[]) {
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/**
 * Adds the digests of this build to `sri.json`, next to those of earlier ones, which stay available. The files of this
 * build are in `pinned.json`.
 */
export function publishDigests(folder: string, files: readonly string[]) {
  const path = join(folder, 'sri.json')
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
  const digests = Object.fromEntries(files.map((file) => [file, digestOf(join(folder, file))]))
  writeFileSync(path, `${JSON.stringify({ ...known, ...digests }, null, 2)}\n`)
  writeFileSync(join(folder, 'pinned.json'), `${JSON.stringify(digests, null, 2)}\n`)
}

/** Subresource Integrity of a file. */
export const digestOf = (path: string) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
