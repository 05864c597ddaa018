/** Questions on a terminal, in plain lines: what a screen reader reads too. */

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Context } from '../program/context.ts'
import { Stop } from '../program/exit-status.ts'

type Asking = Pick<Context, 'terminal' | 't' | 'settings' | 'interrupt'>

/** The answer to a question; fails where nobody can be asked, naming the flag that answers it. */
export async function ask(context: Asking, question: string, flag: string): Promise<string> {
  return (await answerTo(context, { question, flag, hidden: false })).trim()
}

/** The same, without showing what is typed. */
export const askSecret = (context: Asking, question: string, flag: string) =>
  answerTo(context, { question, flag, hidden: true })

interface Question {
  readonly question: string
  readonly flag: string
  readonly hidden: boolean
}

async function answerTo(context: Asking, { question, flag, hidden }: Question): Promise<string> {
  const { terminal, t, interrupt } = context
  if (!terminal.canAsk) throw new Stop('usage', t('cli:needsFlag', { flag }))
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = hidden ? silent : terminal.stderr
  const lines = createInterface({ input: terminal.stdin, output, terminal: true })
  // Only now does the terminal no longer show what is typed.
  terminal.stderr.write(`${question} `)
  lines.on('SIGINT', () => process.emit('SIGINT'))
  try {
    return await lines.question('', { signal: interrupt.stopping })
  } catch {
    throw new Stop('cancelled', t('cli:cancelled'))
  } finally {
    lines.close()
    if (hidden || interrupt.stopping.aborted) terminal.stderr.write('\n')
  }
}

/** Goes on only if somebody agrees: by `--yes`, or when asked. */
export async function confirm(context: Asking, question: string): Promise<void> {
  const { settings, t } = context
  if (settings.yes) return
  const answer = await ask(context, `${question} ${t('cli:yesNo')}`, '--yes')
  if (!/^(y|yes|д|да)$/i.test(answer)) throw new Stop('cancelled', t('cli:cancelled'))
}
