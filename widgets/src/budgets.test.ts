/** What a page pays, in bytes as they travel. Needs the build, which every run of all tests makes first. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const dist = join(import.meta.dirname, '..', 'dist')
const files = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as {
  readonly loader: string
  readonly chunks: Readonly<Record<string, string>>
  readonly pinned: readonly string[]
}

/** In KiB, by Brotli. */
const sizeOf = (...names: (string | undefined)[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name ?? ''))).length, 0) / 1024

const { runtime, ...widgets } = files.chunks

describe('a page loads', () => {
  it('a loader of 1.5 KiB at most', () => {
    expect(sizeOf(files.loader)).toBeLessThanOrEqual(1.5)
  })

  it('for all widgets together one runtime of 11 KiB at most', () => {
    expect(sizeOf(runtime)).toBeLessThanOrEqual(11)
  })

  it.each(Object.entries(widgets))('for its first widget, %s, 18 KiB at most', (_, widget) => {
    expect(sizeOf(files.loader, runtime, widget)).toBeLessThanOrEqual(18)
  })

  it('for both widgets 22 KiB at most', () => {
    expect(sizeOf(files.loader, runtime, ...Object.values(widgets))).toBeLessThanOrEqual(22)
  })

  it.each(files.pinned)('%s in one file of 18 KiB at most', (file) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(18)
  })
})
