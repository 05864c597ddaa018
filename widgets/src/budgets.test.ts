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
  readonly shared: { readonly runtime: string; readonly tables: string }
  /** Files by tag, each for one initial state. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** The same with what widgets share, for pages that have no other widgets. */
  readonly alone: Readonly<Record<string, readonly string[]>>
  readonly pinned: readonly string[]
}

/** Size in KiB after Brotli compression. */
const sizeOf = (...names: (string | undefined)[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(dist, name ?? ''))).length, 0) / 1024

const { runtime, tables } = files.shared
const heaviest = (names: readonly string[] = []) => Math.max(...names.map((file) => sizeOf(file)))
const atOnce = [files.loader, runtime, tables, ...Object.values(files.alone).flat()]

describe('a page that embeds widgets', () => {
  it('loads a loader of at most 2.4 KiB', () => {
    expect(sizeOf(files.loader)).toBeLessThanOrEqual(2.4)
  })

  it('loads one runtime of at most 13.2 KiB for several widgets', () => {
    expect(sizeOf(runtime)).toBeLessThanOrEqual(13.2)
  })

  it.each([
    ['polynya-swimmer-card', 17],
    ['polynya-event-calendar', 20],
    ['polynya-live-results', 20.2],
    ['polynya-rankings', 18.1],
    ['polynya-records', 18.5],
    ['polynya-results', 20],
  ])('loads %s as its only widget with at most %f KiB', (tag, most) => {
    expect(sizeOf(files.loader) + heaviest(files.alone[tag])).toBeLessThanOrEqual(most)
  })

  it.each(Object.values(files.alone).flat())(
    'loads %s without further files before the first data',
    (file) => {
      expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/^import\b/m)
    },
  )

  it.each([
    ['polynya-swimmer-card', 18.3],
    ['polynya-event-calendar', 21.5],
  ])('loads %s as the first of several with at most %f KiB', (tag, most) => {
    expect(sizeOf(files.loader, runtime) + heaviest(files.chunks[tag])).toBeLessThanOrEqual(most)
  })

  it.each(Object.entries(files.chunks))(
    'loads %s with at most 6.4 KiB besides what widgets share',
    (_, names) => {
      expect(heaviest(names)).toBeLessThanOrEqual(6.4)
    },
  )

  it('loads all widgets with at most 38.5 KiB', () => {
    const own = Object.values(files.chunks).reduce((sum, names) => sum + heaviest(names), 0)
    expect(sizeOf(files.loader, runtime, tables) + own).toBeLessThanOrEqual(38.5)
  })

  it.each([...atOnce, ...files.pinned])('loads %s with the hint to compile it while downloading', (file) => {
    expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  it.each([...atOnce, ...files.pinned])(
    'loads %s with the sizes of tokens written into its styles',
    (file) => {
      expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/--(space|text)-/)
    },
  )

  it.each([
    ['swimmer-card', 16.9],
    ['event-calendar', 22.1],
    ['live-results', 20.7],
    ['rankings', 18.1],
    ['records', 18.5],
    ['results', 20.4],
  ])('loads the self-contained %s with at most %f KiB', (widget, most) => {
    expect(sizeOf(files.pinned.find((file) => file.includes(`polynya-${widget}-`)))).toBeLessThanOrEqual(most)
  })
})
