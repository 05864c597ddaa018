/** The installed server program, which the CLI starts as a process and does not import. */

import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

const MAIN = join('packages', 'server', 'dist', 'main.js')

/** Locates it: `POLYNYA_SERVER`, next to this program, or in the working directory. */
export async function serverProgram({
  place,
  keychain,
  t,
}: Pick<Context, 'place' | 'keychain' | 't'>): Promise<string> {
  const named = place.variable('POLYNYA_SERVER')
  const beside = fileURLToPath(new URL('../../', keychain))
  const places = named ? [named] : [join(beside, MAIN), join(process.cwd(), MAIN)]
  for (const path of places) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  throw new Stop('failure', t('cli:noServerProgram'))
}

const STOPS = ['SIGINT', 'SIGTERM'] as const

export interface Ended {
  readonly status: number
  readonly output: string
}

interface Starting {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether to forward its output or capture it. */
  readonly shows: boolean
}

/** Runs it to completion and forwards signals; a duplicate signal from the terminal is harmless. */
export async function runServer(context: Context, { args, env, shows }: Starting): Promise<Ended> {
  const program = await serverProgram(context)
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...given },
    stdio: ['ignore', shows ? 'inherit' : 'pipe', 'inherit'],
  })
  const pass = () => child.kill('SIGTERM')
  for (const signal of STOPS) process.on(signal, pass)
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
  })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.on('error', reject)
  child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  const status = await promise
  for (const signal of STOPS) process.off(signal, pass)
  return { status, output }
}
