/** The built program as a process of its own, as people and cron run it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    server: { readonly address: string; readonly email: string; readonly password: string }
  }
}

export const PROGRAM = fileURLToPath(new URL('../../bin/polynya.js', import.meta.url))

/** The server's program from its sources: what is tested needs no build. */
export const SERVER = {
  POLYNYA_SERVER: fileURLToPath(new URL('../../../packages/server/src/main.ts', import.meta.url)),
  NODE_OPTIONS: '--conditions=source',
}

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** What its standard output matched, once it did. */
  said(pattern: RegExp): Promise<RegExpExecArray>
}

export interface Manner {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Buffer
  readonly cwd?: string
}

/** A machine of its own for the tests of a file: profiles, tokens and journals in a folder. */
export interface Machine {
  readonly folder: string
  start(args: readonly string[], manner?: Manner): Running
  run(args: readonly string[], manner?: Manner): Promise<Ended>
  /** What a command prints with `--json`; fails where it fails. */
  json<T>(args: readonly string[], manner?: Manner): Promise<T>
  drop(): Promise<void>
}

/** @param command the program and its first arguments: by default the built program of this repository */
export async function machine(command = [process.execPath, PROGRAM]): Promise<Machine> {
  const [program = '', ...first] = command
  const folder = await mkdtemp(join(tmpdir(), 'polynya-machine-'))
  const own = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    POLYNYA_CONFIG_DIR: join(folder, 'config'),
    POLYNYA_STATE_DIR: join(folder, 'state'),
    POLYNYA_KEYCHAIN: 'off',
    POLYNYA_LANG: 'en',
    NODE_COMPILE_CACHE: join(folder, 'cache'),
  }
  const start: Machine['start'] = (args, { env = {}, input, cwd = folder } = {}) => {
    const child = spawn(program, [...first, ...args], { cwd, env: { ...own, ...env }, stdio: 'pipe' })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk
    })
    child.stdin.on('error', () => undefined).end(input ?? '')
    const { promise: ended, resolve } = Promise.withResolvers<Ended>()
    child.on('close', (status) => resolve({ status, stdout, stderr }))
    const said = (pattern: RegExp) => {
      const heard = Promise.withResolvers<RegExpExecArray>()
      child.stdout.on('data', () => {
        const found = pattern.exec(stdout)
        if (found) heard.resolve(found)
      })
      void ended.then(() => heard.reject(new Error(stdout + stderr)))
      return heard.promise
    }
    return { child, ended, said }
  }
  const run: Machine['run'] = (args, manner) => start(args, manner).ended
  return {
    folder,
    start,
    run,
    async json(args, manner) {
      const { status, stdout, stderr } = await run([...args, '--json'], manner)
      if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}${stdout}`)
      return JSON.parse(stdout)
    },
    drop: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** A machine whose default profile has signed in as super administrator. */
export async function signedIn(url = inject('server').address): Promise<Machine> {
  const { email, password } = inject('server')
  const here = await machine()
  const { status, stderr } = await here.run(['login', '--url', url, '--email', email, '--password-stdin'], {
    input: `${password}\n`,
  })
  if (status !== 0) throw new Error(stderr)
  return here
}

/** A machine for one test. */
export async function machineForTest(): Promise<Machine> {
  const here = await machine()
  onTestFinished(here.drop)
  return here
}
