/** Global setup of the CLI's tests: the built program and an installation with its first super administrator. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { CLI, ensureBuilt, root } from '../builds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the installation, and its super administrator. */
    server: { readonly address: string; readonly email: string; readonly password: string }
  }
}

const ADMINISTRATOR = { email: 'super@polynya.test', password: 'first of all' }

export async function setup(project: TestProject) {
  await ensureBuilt(CLI)
  const folder = await mkdtemp(join(tmpdir(), 'polynya-cli-'))
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', WEB_ROOT: folder, MIN_FREE_MB: '0' }
  const server = spawn(process.execPath, ['--conditions=source', 'packages/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [, address = '', token = ''] = await said(server.stdout, /listens on (\S+)[\s\S]*token=([\w-]+)/)
  const answer = await fetch(`${address}/api/v1/user/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...ADMINISTRATOR }),
  })
  if (!answer.ok) throw new Error(`No first administrator: ${await answer.text()}`)
  project.provide('server', { address, ...ADMINISTRATOR })
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Resolves with the match once the output matches a pattern. */
function said(output: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>()
  let text = ''
  output.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
    const found = pattern.exec(text)
    if (found) resolve(found)
  })
  output.on('end', () => reject(new Error(`The server did not start: ${text}`)))
  return promise
}
