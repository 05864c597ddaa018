/** Storage of one secret: the keychain, or a file that only its owner can read. */

import { spawn } from 'node:child_process'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Vault {
  readonly kind: 'keychain' | 'file'
  /** Null if there is none. */
  read(): Promise<string | null>
  write(secret: string): Promise<void>
  remove(): Promise<void>
}

/** A keychain responds immediately or never. */
const KEYCHAIN_MS = 3000
const SERVICE = 'polynya'

/** Rejects if there is no keychain, or if it does not respond in time. */
export function keychainVault(program: URL, account: string, timeout = KEYCHAIN_MS): Vault {
  const ask = (action: string, secret = '') =>
    answerOf([fileURLToPath(program), action, SERVICE, account], secret, timeout)
  return {
    kind: 'keychain',
    read: async () => (await ask('read')) || null,
    write: async (secret) => {
      await ask('write', secret)
    },
    remove: async () => {
      await ask('remove').catch(() => undefined)
    },
  }
}

function answerOf(args: readonly string[], input: string, timeout: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout,
    killSignal: 'SIGKILL',
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk
  })
  child.stdin.on('error', () => undefined).end(input)
  child.on('error', reject)
  child.on('close', (status) =>
    status === 0 ? resolve(output) : reject(new Error(errors.trim() || 'no answer')),
  )
  return promise
}

export function fileVault(path: string): Vault {
  return {
    kind: 'file',
    read: () =>
      readFile(path, 'utf8').catch((problem: NodeJS.ErrnoException) => {
        if (problem.code === 'ENOENT') return null
        throw problem
      }),
    async write(secret) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const next = `${path}.${process.pid}`
      await writeFile(next, secret, { mode: 0o600 })
      await chmod(next, 0o600)
      await rename(next, path)
    },
    remove: () => rm(path, { force: true }),
  }
}
