/** Draws a view with Ink, which is loaded by nothing else. */

import type { ReactElement } from 'react'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'

type Drawing = Pick<Context, 'terminal' | 't' | 'interrupt'>

/** Outcome of a view: a result, or cancelled. */
export interface Ending<T> {
  done(answer: T): void
  cancel(): void
}

/**
 * Renders a view on standard error, to reserve standard output for results. Returns the view's result.
 * @param view receives the callbacks that end it
 */
export async function draw<T>(
  { terminal, t, interrupt }: Drawing,
  view: (ending: Ending<T>) => ReactElement,
): Promise<T> {
  const { render } = await import('ink')
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const cancel = () => reject(new Stop('cancelled', t('cli:cancelled')))
  const shown = render(view({ done: resolve, cancel }), {
    stdin: terminal.stdin,
    stdout: terminal.stderr,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
    maxFps: 20,
  })
  interrupt.stopping.addEventListener('abort', cancel, { once: true })
  try {
    return await promise
  } finally {
    interrupt.stopping.removeEventListener('abort', cancel)
    shown.unmount()
    await shown.waitUntilExit()
  }
}
