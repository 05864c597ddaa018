/** The built program in a real pseudo-terminal, as an administrator sees it. */

import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Machine, PROGRAM } from './polynya.ts'
import { screenOf } from './screen.ts'

/** Whether the system can open a pseudo-terminal for a program. */
export const hasPseudoTerminal = spawnSync('script', ['--version']).status === 0

export interface TerminalRun {
  readonly status: number | null
  /** Everything written since the last typed answer. */
  readonly output: string
  /** Everything written. */
  readonly all: string
  /** Visible lines at the moment of each typed answer. */
  readonly screens: readonly (readonly string[])[]
  /** Visible lines at the end. */
  readonly screen: readonly string[]
}

/** What to type once the output since the previous answer matches, or the screen if answers are given to it. */
export type Answer = readonly [pattern: RegExp, typed: string]

interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly columns?: number
  /** What the patterns of the answers are compared with. */
  readonly answersTo?: 'output' | 'screen'
}

type InTerminal<What> = (what: What, answers?: readonly Answer[], options?: Options) => Promise<TerminalRun>

export type PseudoTerminal = InTerminal<readonly string[]>

/** Runs the program of a machine in a pseudo-terminal and types each answer after its prompt. */
export const pseudoTerminal = (here: Pick<Machine, 'folder'>): PseudoTerminal => {
  const run = commandTerminal(here)
  return (args, answers, options) =>
    run([process.execPath, PROGRAM, ...args].map(quoted).join(' '), answers, options)
}

/** The same for any command line, such as a shell. */
export const commandTerminal = ({ folder }: Pick<Machine, 'folder'>): InTerminal<string> => {
  const own = {
    PATH: process.env.PATH ?? '',
    SHELL: '/bin/sh',
    TERM: 'xterm',
    HOME: folder,
    POLYNYA_CONFIG_DIR: join(folder, 'config'),
    POLYNYA_STATE_DIR: join(folder, 'state'),
    POLYNYA_KEYCHAIN: 'off',
    POLYNYA_LANG: 'en',
  }
  return async (line, answers = [], { env = {}, columns = 80, answersTo = 'output' } = {}) => {
    const child = spawn('script', ['-qefc', `stty cols ${columns} rows 24; exec ${line}`, '/dev/null'], {
      cwd: folder,
      env: { ...own, ...env },
      stdio: 'pipe',
    })
    const left = [...answers]
    const screens: string[][] = []
    let all = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      all += chunk
      output += chunk
      const [next] = left
      if (!next?.[0].test(answersTo === 'output' ? output : screenOf(all, columns).join('\n'))) return
      left.shift()
      output = ''
      screens.push(screenOf(all, columns))
      child.stdin.write(next[1])
    })
    const { promise, resolve } = Promise.withResolvers<number | null>()
    child.on('close', resolve)
    const status = await promise
    return { status, output, all, screens, screen: screenOf(all, columns) }
  }
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`
