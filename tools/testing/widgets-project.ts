/** A project outside the repository that has installed the packed widgets. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureBuilt, root, WIDGETS } from '../builds.ts'

/** Version of Vue that a project installs, from npm's cache or registry, if it is there in this time. */
const VUE = 'vue@3'
const FETCH_MS = 60_000

export const linked = (name: string) => join(root, 'node_modules', name)

/** Packs the widgets and installs the tarball, with the React of the repository, in a new folder. Returns the folder. */
export async function installWidgets(): Promise<string> {
  await ensureBuilt(WIDGETS)
  const folder = await mkdtemp(join(tmpdir(), 'polynya-widgets-'))
  await npm(folder, ['pack', join(root, 'widgets/dist/npm'), '--pack-destination', folder])
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  const react = ['react', 'react-dom', '@types/react'].map((name) => `file:${linked(name)}`)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await npm(folder, ['install', '--offline', '--install-links=false', ...react, `./${tarball}`])
  return folder
}

/** Adds Vue to a project. Returns whether npm could provide it. */
export async function installVue(folder: string): Promise<boolean> {
  const args = ['install', '--prefer-offline', '--install-links=false', VUE]
  await npm(folder, args, FETCH_MS).catch(() => null)
  return existsSync(join(folder, 'node_modules/vue'))
}

/** Runs npm as in a new shell: npm passes its settings to the scripts that it runs. */
async function npm(cwd: string, args: readonly string[], timeout = 0) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  await promisify(execFile)('npm', [...args, '--no-audit', '--no-fund'], { cwd, env, timeout })
}

/** Runs a program of Node in a project, with what a server sets. Returns what it printed. */
export async function runNode(cwd: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' }
  const run = promisify(execFile)(process.execPath, args, { cwd, env })
  const { stdout } = await run.catch((problem: Error & { stdout?: string }) => {
    throw new Error(`${problem.message}\n${problem.stdout ?? ''}`)
  })
  return stdout.trim()
}

/** Type-checks files of a project under the strictest settings. */
export async function typeCheck(folder: string, files: readonly string[]): Promise<string> {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
  }
  const config = join(folder, 'tsconfig.json')
  await writeFile(config, JSON.stringify({ compilerOptions, files }))
  return runNode(folder, [linked('typescript/bin/tsc'), '-p', config])
}

export const removeProject = (folder: string) => rm(folder, { recursive: true, force: true })
