/**
 * Size budgets of a page, in compressed bytes. A widget's own file counts in its heaviest
 * language and view. Requires the build, which the full test run makes first.
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

/** Size in KiB after Brotli compression. */
const sizeOf = (...names: (string | undefined)[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name ?? ''))).length, 0) / 1024

const { runtime, ...widgets } = files.chunks
const heaviest = (tag: string) => Math.max(...Object.values(widgets[tag] ?? {}).map((file) => sizeOf(file)))

describe('a page that embeds widgets', () => {
  it('loads a loader of at most 2.1 KiB', () => {
    expect(sizeOf(files.loader)).toBeLessThanOrEqual(2.1)
  })

  it('loads one runtime of at most 13 KiB for all widgets', () => {
    expect(sizeOf(runtime)).toBeLessThanOrEqual(13)
  })

  it.each([
    ['polynya-swimmer-card', 19],
    ['polynya-event-calendar', 22.5],
  ])('loads %s as its first widget with at most %f KiB', (tag, most) => {
    expect(sizeOf(files.loader, runtime) + heaviest(tag)).toBeLessThanOrEqual(most)
  })

  it('loads both widgets with at most 26 KiB', () => {
    const own = Object.keys(widgets).reduce((sum, tag) => sum + heaviest(tag), 0)
    expect(sizeOf(files.loader, runtime) + own).toBeLessThanOrEqual(26)
  })

  it.each([files.loader, runtime, ...files.pinned])(
    'loads %s with the hint to compile it while downloading',
    (file) => {
      expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    },
  )

  it.each([
    ['swimmer-card', 16.5],
    ['event-calendar', 21.5],
  ])('loads the self-contained %s with at most %f KiB', (widget, most) => {
    expect(sizeOf(files.pinned.find((file) => file.includes(widget)))).toBeLessThanOrEqual(most)
  })
})
