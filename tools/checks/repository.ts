/** Reads the files that git tracks, or would track. */

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Source, sourceOf } from './source.ts'

/** @param root folder of the repository */
export function readRepository(root: string): Source[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 } as const
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], options)
  const paths = listed.split('\0').filter((path) => path && existsSync(join(root, path)))
  return [...new Set(paths)].sort().map((path) => sourceOf(path, textOf(readFileSync(join(root, path)))))
}

/** Text of a file; '' for a binary file, of which only the name is checked. */
const textOf = (bytes: Buffer) => (bytes.subarray(0, 8000).includes(0) ? '' : bytes.toString('utf8'))
