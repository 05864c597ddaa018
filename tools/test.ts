/** Runs all checks, builds and tests; the last line counts the results. */

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { hasPostgres } from '../packages/server/src/testing/postgres.ts'
import { type Build, DOCS, ensureBuilt, FEW_THREADS, PACKAGES, root, WEB, WIDGETS } from './builds.ts'
import { report, runChecks } from './checks/run.ts'
import { type Count, countOf, retriesIn, retriesLine, type TestReport, troubleIn } from './test-report.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const one = (good: boolean): Count => ({ passed: Number(good), failed: Number(!good), skipped: 0 })
const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** Runs a program of the dependencies under this Node. Returns whether it succeeded. */
function run(file: string, ...args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const program =
      file.endsWith('.js') || file.endsWith('.mjs')
        ? [process.execPath, join(root, file)]
        : [join(root, file)]
    const [command = '', ...first] = program
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('exit', (code) => done(code === 0))
  })
}

async function checks(): Promise<Count> {
  const results = await runChecks(root)
  say(report(results).trimEnd())
  return sum(results.map(({ findings }) => one(findings.length === 0)))
}

async function build(what: Build): Promise<Count> {
  try {
    await ensureBuilt(what)
    return one(true)
  } catch (problem) {
    say(String(problem))
    return one(false)
  }
}

async function tests(args: readonly string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-report-'))
  const file = join(folder, 'report.json')
  try {
    const good = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    )
    const testReport: TestReport = JSON.parse(readFileSync(file, 'utf8'))
    for (const line of troubleIn(testReport, (path) => relative(root, path))) say(line)
    if (!hasPostgres()) say('No PostgreSQL was found: the server was tested on the embedded database alone.')
    notes.push(retriesLine(retriesIn(testReport)))
    return sum([countOf(testReport, good), { passed: 0, failed: 0, skipped: Number(!hasPostgres()) }])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lines that precede the counts. */
const notes: string[] = []

type Steps = Readonly<Record<string, () => Promise<Count>>>

/** Checks that need no build: `npm run check`. */
const STATIC = {
  types: async () => one(await run('node_modules/typescript/bin/tsc', '-b', ...FEW_THREADS)),
  'lint and format': async () => one(await run('node_modules/.bin/biome', 'ci', '--error-on-warnings')),
  checks,
} as const satisfies Steps

const isStatic = process.argv.includes('--static')
const named = process.argv.slice(2).filter((argument) => argument !== '--static')
// The app is built first, like `npm start` on a fresh clone, where no package is built yet.
const steps: Steps = isStatic
  ? STATIC
  : {
      app: () => build(WEB),
      widgets: () => build(WIDGETS),
      ...STATIC,
      packages: () => build(PACKAGES),
      docs: () => build(DOCS),
      tests: () => tests(named),
    }

const counts: Count[] = []
for (const [name, step] of Object.entries(steps)) {
  const startedAt = performance.now()
  const count = await step()
  counts.push(count)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  say(`— ${name}: ${count.failed === 0 ? 'good' : 'failed'} in ${seconds} s`)
}
const { passed, failed, skipped } = sum(counts)
process.exitCode = failed === 0 ? 0 : 1
for (const note of notes) say(note)
say(`${passed} passed, ${failed} failed, ${skipped} skipped`)
