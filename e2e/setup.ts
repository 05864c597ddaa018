/** Global setup: starts the production server with the demo federation. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserPath } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the demo federation. */
    address: string
  }
}

export async function setup(project: TestProject) {
  // This unpacks the browser of the dependencies, which test files side by side would do at the same time.
  await browserPath()
  const folder = await mkdtemp(join(tmpdir(), 'polynya-e2e-'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
    RATE_LIMIT_FACTOR: '1000',
  }
  const server = spawn(process.execPath, ['--conditions=source', 'tools/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...env, DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('address', await untilReady(server.stdout))
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Resolves with the address once the accounts of the demo are printed, when everything is ready. */
function untilReady(output: NodeJS.ReadableStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  output.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
    const [, address] = /Polynya: (http:\S+)/.exec(text) ?? []
    if (address && text.includes('Sign in as:')) resolve(address)
  })
  output.on('end', () => reject(new Error(`The server did not start: ${text}`)))
  return promise
}
