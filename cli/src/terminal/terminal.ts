/** Terminal streams: results on standard output, everything else on standard error. */

import type { ReadStream, WriteStream } from 'node:tty'
import { cleanLines } from './clean.ts'

export interface Terminal {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  /** Whether prompts are possible: only with a terminal on both sides. */
  readonly canAsk: boolean
  /** Whether results are shown to a user. */
  readonly showsResults: boolean
  /** Whether a line can be drawn again, as a progress bar is. */
  readonly canRedraw: boolean
  /** Whether an interactive view is possible: never for screen readers, which get plain text. */
  readonly canDraw: boolean
  readonly colour: boolean
  /** Characters in a line. */
  readonly width: number
  /** Prints a note on standard error, except in quiet mode. */
  note(line: string): void
}

interface Wishes {
  readonly quiet: boolean
  readonly noInput: boolean
  readonly noColor: boolean
  readonly screenReader: boolean
}

export function terminalOf(env: Readonly<Record<string, string | undefined>>, wishes: Wishes): Terminal {
  const { stdin, stdout, stderr } = process
  const isDumb = env.TERM === 'dumb'
  const isMachine = Boolean(env.CI)
  const canAsk = Boolean(stdin.isTTY && stderr.isTTY) && !wishes.noInput && !isMachine
  return {
    stdin: stdin as ReadStream & { fd: 0 },
    stdout: stdout as WriteStream & { fd: 1 },
    stderr: stderr as WriteStream & { fd: 2 },
    canAsk,
    canDraw: canAsk && !isDumb && !wishes.screenReader,
    showsResults: Boolean(stdout.isTTY),
    canRedraw: Boolean(stderr.isTTY) && !isDumb && !isMachine && !wishes.quiet && !wishes.screenReader,
    colour: Boolean(stdout.isTTY) && !wishes.noColor && !isDumb,
    width: stdout.columns || 100,
    note: (line) => {
      if (!wishes.quiet) stderr.write(`${cleanLines(line)}\n`)
    },
  }
}

/** `polynya … | head` closes the pipe early, which is not an error. */
export function endWithThePipe() {
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem
    process.exit(0)
  })
  process.stderr.on('error', () => undefined)
}
