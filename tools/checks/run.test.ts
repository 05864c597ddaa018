import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRepository } from './repository.ts'
import { report, runChecks } from './run.ts'

let root = ''

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checks-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write('.gitignore', 'node_modules/\n')
  write('packages/domain/package.json', '{ "name": "@polynya/domain" }')
  write('packages/domain/src/race-time.ts', 'export const a = 1\n')
})

afterEach(() => rmSync(root, { recursive: true }))

/** The findings of each check, of one run. */
async function findings() {
  const results = await runChecks(root)
  return Object.fromEntries(results.map((result) => [result.check, result.findings]))
}

describe('Reading the repository', () => {
  it('lists files that git tracks or would track, without ignored and deleted ones', () => {
    write('node_modules/x/index.js', '')
    write('packages/domain/src/gone.ts', '')
    execFileSync('git', ['add', '.'], { cwd: root })
    rmSync(join(root, 'packages/domain/src/gone.ts'))
    write('packages/domain/src/время.ts', '')
    expect(readRepository(root).map(({ path }) => path)).toEqual([
      '.gitignore',
      'packages/domain/package.json',
      'packages/domain/src/race-time.ts',
      'packages/domain/src/время.ts',
    ])
  })

  it('reads only the name of a binary file', () => {
    write('logo.png', new Uint8Array([137, 80, 78, 71, 0, 1]))
    expect(readRepository(root).find(({ path }) => path === 'logo.png')?.text).toBe('')
  })
})

describe('Running the checks', () => {
  it('finds nothing in a repository that follows the conventions', async () => {
    expect(await findings()).toMatchObject({
      'import-arrows': [],
      sizes: [],
      names: [],
      comments: [],
      'ui-safety': [],
      'literal-words': [],
    })
  })

  it('assigns findings to their check', async () => {
    write('packages/domain/src/utils.ts', "import 'react'\n// TODO later\n")
    expect(await findings()).toMatchObject({
      names: [{ path: 'packages/domain/src/utils.ts', line: 1 }],
      'import-arrows': [{ line: 1 }],
      comments: [{ line: 2 }],
      'ui-safety': [],
    })
  })

  it('reports a check that throws and runs the others', async () => {
    write('tools/checks/shown-messages.baseline.json', 'not JSON')
    expect(await findings()).toMatchObject({
      'shown-messages': [{ message: expect.stringContaining('could not run') }],
      names: [],
    })
  })

  it('prints path, line and message, and a line for each check', () => {
    const finding = { path: 'a/x.ts', line: 3, message: 'say why' }
    const warning = { path: 'a/y.ts', line: 1, message: 'could you?', isWarning: true } as const
    expect(report([{ check: 'comments', findings: [finding], warnings: [warning] }])).toBe(
      'a/y.ts:1 (asks) could you?\na/x.ts:3 say why\nFAILED comments: 1 found, 1 asked\n',
    )
  })
})
