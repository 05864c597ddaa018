/**
 * What a page pays, in bytes as they travel: these may only shrink. A widget's own file is counted in the language and
 * the view that weigh most. Needs the build, which every run of all tests makes first.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const dist = join(import.meta.dirname, '..', 'dist')
const files = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as {
  readonly loader: string
  readonly chunks: { readonly runtime: string } & Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly pinned: readonly string[]
}

/** In KiB, by Brotli. */
const sizeOf = (...names: (string | undefined)[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name ?? ''))).length, 0) / 1024

const { runtime, ...widgets } = files.chunks
const heaviest = (tag: string) => Math.max(...Object.values(widgets[tag] ?? {}).map((file) => sizeOf(file)))

describe('a page loads', () => {
  it('a loader of 1.5 KiB at most', () => {
    expect(sizeOf(files.loader)).toBeLessThanOrEqual(1.5)
  })

  it('for all widgets together one runtime of 11 KiB at most', () => {
    expect(sizeOf(runtime)).toBeLessThanOrEqual(11)
  })

  it.each([
    ['polynya-swimmer-card', 16],
    ['polynya-event-calendar', 18],
  ])('for its first widget, %s, %f KiB at most', (tag, most) => {
    expect(sizeOf(files.loader, runtime) + heaviest(tag)).toBeLessThanOrEqual(most)
  })

  it('for both widgets 21.5 KiB at most', () => {
    const own = Object.keys(widgets).reduce((sum, tag) => sum + heaviest(tag), 0)
    expect(sizeOf(files.loader, runtime) + own).toBeLessThanOrEqual(21.5)
  })

  it.each([files.loader, runtime, ...files.pinned])('%s, compiled while it comes', (file) => {
    expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  it.each(files.pinned)('%s in one file of 18 KiB at most', (file) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(18)
  })
})
