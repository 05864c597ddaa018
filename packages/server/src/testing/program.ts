/** The server's program as a process of its own, as people run it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Program {
  readonly child: ChildProcess
  /** Resolves with what the text matched, once standard output has said it. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** The end: status, signal, and everything that was written to standard error. */
  readonly ended: Promise<{ status: number | null; signal: string | null; errors: string }>
}

/** Runs a file of ours, by default the server's program, by default as the user of this process. */
export function run(
  args: readonly string[],
  env: Record<string, string>,
  { file = MAIN, uid }: { readonly file?: string; readonly uid?: number | undefined } = {},
): Program {
  const child = spawn(process.execPath, ['--conditions=source', file, ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const exit = once(child, 'exit')
  const ended = exit.then(([status, signal]) => ({ status, signal, errors }))
  return {
    child,
    ended,
    async said(pattern) {
      for (;;) {
        const found = pattern.exec(output)
        if (found) return found
        const ending = Symbol('ended')
        const next = await Promise.race([once(child.stdout, 'data'), exit.then(() => ending)])
        if (next === ending && !pattern.test(output))
          throw new Error(`It ended before it said ${pattern}: ${errors}`)
      }
    },
  }
}
