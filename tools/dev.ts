/** Development mode: restarts the server and reloads the app on source changes. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './builds.ts'

const port = process.env.PORT ?? '8080'
const env = { ...process.env, PORT: port }
const programs = [
  ['--watch', '--watch-preserve-output', '--conditions=source', 'tools/start.ts'],
  ['node_modules/vite/bin/vite.js', 'packages/web', '--host', '127.0.0.1'],
]

const children = programs.map((args) =>
  spawn(process.execPath, args, { cwd: join(root), env, stdio: 'inherit' }),
)
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
