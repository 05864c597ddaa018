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
  /** Whether results are coloured. */
  readonly colour: boolean
  /** Whether interactive views, which are drawn on standard error, are coloured. */
  readonly drawsColour: boolean
  /** Characters in a line. */
  readonly width: number
  /** Prints a note on standard error, except in quiet mode. */
  note(line: string): void
}

export type ColorWish = 'auto' | 'always' | 'never'

interface Wishes {
  readonly quiet: boolean
  readonly noInput: boolean
  /** Undefined leaves the decision to the environment. */
  readonly color: ColorWish | undefined
  readonly screenReader: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

export function terminalOf(env: Environment, wishes: Wishes): Terminal {
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
    colour: isColoured(env, stdout, wishes.color),
    drawsColour: isColoured(env, stderr, wishes.color),
    width: stdout.columns || 100,
    note: (line) => {
      if (!wishes.quiet) stderr.write(`${cleanLines(line)}\n`)
    },
  }
}

/**
 * Precedence: the flag, NO_COLOR (any value, https://no-color.org), FORCE_COLOR (0 is off), then whether the stream is a
 * terminal with colours.
 */
export function isColoured(
  env: Environment,
  { isTTY }: { readonly isTTY?: boolean },
  wish: ColorWish | undefined,
): boolean {
  if (wish === 'always' || wish === 'never') return wish === 'always'
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined && wish !== 'auto') return !['0', 'false'].includes(env.FORCE_COLOR)
  return Boolean(isTTY) && env.TERM !== 'dumb'
}

/** `polynya … | head` closes the pipe early, which is not an error. Others are reported by the call of `write`. */
export function endWithThePipe() {
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code === 'EPIPE') process.exit(0)
  })
  process.stderr.on('error', () => undefined)
}
