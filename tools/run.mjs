/**
 * Runs a program of `tools/` from a fresh clone: installs dependencies first, then starts the program from source
 * under the Node version that the repository pins. Plain JavaScript, because the installed Node may be older.
 */

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [name = '', ...args] = process.argv.slice(2)

if (!isInstalled()) install()
const child = spawn(node, ['--conditions=source', join(root, 'tools', `${name}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
})
// A signal to the process group also reaches the child; one to this process only is forwarded.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

function isInstalled() {
  const done = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(done) || !existsSync(node)) return false
  return statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/**
 * `npm ci` rejects a lock file that lacks another platform's optional binaries; `install --no-save` follows the
 * lock file without changing it.
 */
function install() {
  process.stderr.write('Installing the dependencies (once) …\n')
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
}
