/** Addresses of pinned files, and of the folders of chunks. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dropOldChunks, nameByContent, nameByContents, publishDigests } from '../build/files.config.ts'

const folder = mkdtempSync(join(tmpdir(), 'polynya-pinned-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Publishes a file of the version 0.1.0 as a build does. */
function publish(source: string): string {
  mkdirSync(join(folder, '0.1.0'), { recursive: true })
  writeFileSync(join(folder, '0.1.0', 'polynya-event-calendar.js'), source)
  const file = nameByContent(folder, '0.1.0/polynya-event-calendar.js')
  publishDigests(folder, [file])
  return file
}

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>

it('changes the address of a pinned file with its source, and leaves the earlier one available', () => {
  const [first, second] = [publish('const a = 1'), publish('const a = 2')]
  expect(second).not.toBe(first)
  expect(publish('const a = 1')).toBe(first)
  expect(readFileSync(join(folder, first), 'utf8')).toBe('const a = 1')
  expect(readdirSync(join(folder, '0.1.0'))).toHaveLength(2)
  expect(Object.keys(read('sri.json')).sort()).toEqual([first, second].sort())
  expect(Object.keys(read('pinned.json'))).toEqual([first])
})

/** Writes the chunks of a build into a folder named by their content. */
function chunksOf(source: string): string {
  mkdirSync(join(folder, 'assets', 'new'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'new', 'runtime.js'), source)
  return nameByContents(join(folder, 'assets'), 'new')
}

it('changes the address of the chunks with their sources, and leaves earlier ones available for a year', () => {
  const [first, second] = [chunksOf('const a = 1'), chunksOf('const a = 2')]
  expect(second).not.toBe(first)
  expect(chunksOf('const a = 1')).toBe(first)
  const chunks = () => readdirSync(join(folder, 'assets')).sort()
  dropOldChunks(join(folder, 'assets'))
  expect(chunks()).toEqual([first, second].sort())
  dropOldChunks(join(folder, 'assets'), Date.now() + 366 * 86_400_000)
  expect(chunks()).toEqual([])
})
