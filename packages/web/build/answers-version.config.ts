/** Versions the shapes of the answers that a browser saves: saved ones outlive a build that did not change them. */

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** The shapes of the API, and the queries that may reshape them. */
const SOURCES = [
  'packages/contract/src/**/*.ts',
  'packages/domain/src/**/*.ts',
  'packages/web/src/**/*quer*.ts',
]

export function answersVersion(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'))
  for (const path of files.sort()) hash.update(readFileSync(join(ROOT, path)))
  return hash.digest('base64url').slice(0, 12)
}
