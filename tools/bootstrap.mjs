/**
 * What `npm start` and `npm test` need before anything of ours can run: the dependencies, and the Node that the
 * repository pins. Plain JavaScript for the Node that the machine has.
 */

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node that the `node` package brings. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Installs what the lock file says, unless that is done. */
export function ensureInstalled() {
  if (isInstalled()) return
  process.stderr.write('Installing the dependencies (once) …\n')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

function isInstalled() {
  const done = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(done) || !existsSync(node)) return false
  return statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Runs one of our programs under the pinned Node, from its sources, and ends as it ends. */
export function runProgram(file, args = process.argv.slice(2)) {
  const child = spawn(
    node,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, file), ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  // A signal to the group reaches the child by itself; one to this process alone is passed on.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
