/**
 * `npm run bench [-- <part> …]`: benchmarks, as ratios within one run, on both databases. Without a name every part of
 * `bench/parts.ts` runs.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PARTS, say } from './bench/parts.ts'
import { line, meets, type Row } from './bench/report.ts'
import { CLI, ensureBuilt, PACKAGES, WEB, WIDGETS } from './builds.ts'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(2)
}
const selected = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name))

await ensureBuilt(PACKAGES)
await ensureBuilt(WEB)
await ensureBuilt(WIDGETS)
await ensureBuilt(CLI)
const rows: Row[] = []
for (const [, part] of selected) {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-bench-'))
  try {
    rows.push(...(await part(folder)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
const missed = rows.filter((row) => !meets(row))
say(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${missed.map(line).join('\n')}`)
