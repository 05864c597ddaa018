/** What becomes of the built files: compressed beside themselves, digested, and kept for pages that still name them. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const YEAR_MS = 365 * 86_400_000

/** A loader that a browser kept may name chunks of an older build: they stay for a year. */
export function dropOldChunks(folder: string, now = Date.now()) {
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (now - statSync(file).mtimeMs > YEAR_MS) rmSync(file)
  }
}

/** So that the server compresses nothing. */
export function compress(folder: string, files: readonly string[]) {
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** Adds the digests of a version to those of the others. */
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
