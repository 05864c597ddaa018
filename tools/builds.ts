/** Builds artifacts older than their sources, for start, tests and benchmarks. */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

export interface Build {
  readonly name: string
  /** Source files, as glob patterns from the root. */
  readonly sources: readonly string[]
  /** A file that exists after the build. */
  readonly result: string
  readonly command: readonly string[]
}

/** The compiler's defaults check shared types once for each of many threads: more than twice the time on two processors. */
export const FEW_THREADS = ['--checkers', '1', '--builders', String(availableParallelism())] as const

export const WEB: Build = {
  name: 'web',
  sources: [
    'packages/{web,ui,i18n,contract,domain}/**/*.{ts,tsx,css,html,svg,json,woff2,md}',
    'sdk/src/**/*.ts',
    'package-lock.json',
  ],
  result: 'packages/web/dist/index.html',
  command: ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'],
}

export const WIDGETS: Build = {
  name: 'widgets',
  sources: [
    'widgets/{src,build}/**/*.{ts,tsx,css,json}',
    'widgets/wordpress/*',
    'packages/{ui,i18n,contract,domain}/src/**/*.{ts,tsx,css}',
    'widgets/package.json',
    'widgets/npm/README.md',
    'LICENSE',
    'package-lock.json',
  ],
  result: 'widgets/dist/files.json',
  command: ['widgets/build/widgets.config.ts'],
}

export const DOCS: Build = {
  name: 'docs',
  sources: [
    '*.md',
    'docs/**/*',
    'examples/**/*.{sh,md,html,json,csv}',
    '{sdk,cli,widgets}/README.md',
    'widgets/npm/README.md',
    'tools/docs-site/**/*',
    'packages/{i18n,contract,domain,testkit}/src/**/*.ts',
    'packages/ui/src/tokens.css',
    'packages/web/build/fonts.config.ts',
    'packages/web/src/infrastructure/{settings,components}/*.ts',
    'package-lock.json',
  ],
  result: 'docs/dist/index.html',
  command: ['tools/docs-site.ts'],
}

export const PACKAGES: Build = {
  name: 'packages',
  sources: [
    'packages/{domain,contract,i18n,server}/{src,.}/**/*.{ts,json}',
    'sdk/{src,.}/**/*.{ts,json}',
    'tsconfig*.json',
    'package-lock.json',
  ],
  result: 'sdk/dist/index.js',
  command: ['node_modules/typescript/bin/tsc', '-b', 'packages/server', 'sdk', ...FEW_THREADS],
}

export const CLI: Build = {
  name: 'cli',
  sources: [
    'cli/src/**/*.{ts,tsx}',
    'cli/*.{ts,json}',
    'packages/{i18n,contract,domain}/src/**/*.ts',
    'sdk/src/**/*.ts',
    'package-lock.json',
  ],
  result: 'cli/dist/main.js',
  command: ['cli/build.config.ts'],
}

/** Builds unless the sources are unchanged. Returns whether it built. */
export async function ensureBuilt(build: Build): Promise<boolean> {
  const stampFile = join(root, 'node_modules', '.cache', 'polynya', `${build.name}.stamp`)
  const stamp = await stampOf(build.sources)
  const known = existsSync(stampFile) && readFileSync(stampFile, 'utf8')
  if (known === stamp && existsSync(join(root, build.result))) return false
  await run(build.command)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

async function stampOf(patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  const exclude = (path: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(path)
  for await (const path of glob([...patterns], { cwd: root, exclude })) files.push(path)
  const hash = createHash('sha256')
  for (const path of files.sort()) {
    const { mtimeMs, size } = statSync(join(root, path))
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

function run([file = '', ...args]: readonly string[]): Promise<void> {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, ['--conditions=source', join(root, file), ...args], {
      cwd: root,
      // Under a test runner NODE_ENV differs, and Vite would build for development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('exit', (code) => (code === 0 ? done() : refuse(new Error(`${file} ended with ${code}`))))
  })
}
