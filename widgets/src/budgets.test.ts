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
  readonly chunks: { readonly runtime: string; readonly tables: string } & Readonly<
    Record<string, Readonly<Record<string, string>>>
  >
  readonly pinned: readonly string[]
}

/** Size in KiB after Brotli compression. */
const sizeOf = (...names: (string | undefined)[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name ?? ''))).length, 0) / 1024

const { runtime, tables, ...widgets } = files.chunks
const heaviest = (tag: string) => Math.max(...Object.values(widgets[tag] ?? {}).map((file) => sizeOf(file)))
const shared = [files.loader, runtime, ...(tables ? [tables] : [])]

describe('a page that embeds widgets', () => {
  it('loads a loader of at most 2.65 KiB', () => {
    expect(sizeOf(files.loader)).toBeLessThanOrEqual(2.65)
  })

  it('loads one runtime of at most 14.2 KiB for all widgets', () => {
    expect(sizeOf(runtime)).toBeLessThanOrEqual(14.2)
  })

  it.each([
    ['polynya-swimmer-card', 20.1],
    ['polynya-event-calendar', 24.1],
  ])('loads %s as its first widget with at most %f KiB', (tag, most) => {
    expect(sizeOf(files.loader, runtime) + heaviest(tag)).toBeLessThanOrEqual(most)
  })

  it.each(Object.keys(widgets))('loads %s with at most 8 KiB besides what widgets share', (tag) => {
    expect(heaviest(tag)).toBeLessThanOrEqual(8)
  })

  it('loads all widgets with at most 42.2 KiB', () => {
    const own = Object.keys(widgets).reduce((sum, tag) => sum + heaviest(tag), 0)
    expect(sizeOf(...shared) + own).toBeLessThanOrEqual(42.2)
  })

  it.each([...shared, ...files.pinned])('loads %s with the hint to compile it while downloading', (file) => {
    expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  it.each([...shared, ...files.pinned])(
    'loads %s with the sizes of tokens written into its styles',
    (file) => {
      expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/--(space|text)-/)
    },
  )

  it.each([
    ['swimmer-card', 17.1],
    ['event-calendar', 22.8],
    ['live-results', 21],
    ['rankings', 18.4],
    ['records', 18.8],
    ['results', 20.7],
  ])('loads the self-contained %s with at most %f KiB', (widget, most) => {
    expect(sizeOf(files.pinned.find((file) => file.includes(`polynya-${widget}-`)))).toBeLessThanOrEqual(most)
  })
})
