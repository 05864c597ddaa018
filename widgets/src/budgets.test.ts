/**
 * What a page pays, in bytes as they travel: these may only shrink. The goals are 11 KiB for the runtime and 18 for a
 * first widget; the swimmer's card and each widget in one file keep to the second. Needs the build, which every run of
 * all tests makes first.
 */

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

  it('for all widgets together one runtime of 11.9 KiB at most', () => {
    expect(sizeOf(runtime)).toBeLessThanOrEqual(11.9)
  })

  it.each([
    ['polynya-swimmer-card', 18],
    ['polynya-event-calendar', 19.9],
  ])('for its first widget, %s, %f KiB at most', (tag, most) => {
    expect(sizeOf(files.loader, runtime, widgets[tag])).toBeLessThanOrEqual(most)
  })

  it('for both widgets 23.3 KiB at most', () => {
    expect(sizeOf(files.loader, runtime, ...Object.values(widgets))).toBeLessThanOrEqual(23.3)
  })

  it.each(files.pinned)('%s in one file of 18 KiB at most', (file) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(18)
  })
})
