/** Progress of a job: a bar on a terminal, a line every ten seconds in a log. */

import type { Context } from '../context/context.ts'
import type { Mark } from './journal.ts'

const BAR = 24
const REDRAW_MS = 100
const LINE_MS = 10_000

/** How far a task is: pages that are drawn, of all. */
export interface Part {
  readonly done: number
  readonly count: number
}

export interface Progress {
  readonly onMark: (mark: Mark) => void
  readonly onPart: (key: string, part: Part) => void
  stop(): void
}

/** @param done tasks completed in an earlier run */
export function progressOf(
  { terminal, t }: Pick<Context, 'terminal' | 't'>,
  total: number,
  done: number,
): Progress {
  const counts = { done, failed: 0 }
  const parts = new Map<string, Part>()
  const line = () => {
    const pages = [...parts.values()].map((part) => t('cli:progressPages', { ...part }))
    return [t('cli:progress', { done: counts.done, total, failed: counts.failed }), ...pages].join('; ')
  }
  const draw = () => {
    const started = [...parts.values()].reduce((sum, part) => sum + part.done / part.count, 0)
    const filled = total === 0 ? BAR : Math.floor(((counts.done + started) / total) * BAR)
    terminal.stderr.write(`\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${line()}`)
  }
  const timer = terminal.canRedraw
    ? setInterval(draw, REDRAW_MS)
    : setInterval(() => terminal.note(line()), LINE_MS)
  timer.unref()
  return {
    onPart: (key, part) => parts.set(key, part),
    onMark: ({ key, state }) => {
      parts.delete(key)
      counts.done += 1
      if (state === 'failed' || state === 'unknown') counts.failed += 1
    },
    stop() {
      clearInterval(timer)
      if (terminal.canRedraw) terminal.stderr.write('\r\u001b[2K')
    },
  }
}
