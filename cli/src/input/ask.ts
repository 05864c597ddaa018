/** Plain-text prompts on a terminal, which work with screen readers. */

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { clean } from '../terminal/clean.ts'

type Asking = Pick<Context, 'terminal' | 't' | 'settings' | 'interrupt'>

/** Returns the answer to a prompt; without a terminal, fails and names the equivalent flag. */
export async function ask(context: Asking, question: string, flag: string): Promise<string> {
  return (await answerTo(context, { question, flag, hidden: false })).trim()
}

/** The same, with hidden input. */
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
  const prompt = `${clean(question)} `
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = hidden ? silent : terminal.stderr
  const lines = createInterface({ input: terminal.stdin, output, terminal: true })
  // A hidden prompt appears only after echo is off. Readline redraws its line, so it must know a visible one.
  if (hidden) terminal.stderr.write(prompt)
  lines.on('SIGINT', () => process.emit('SIGINT'))
  // Readline ends the line after an answer, and at Ctrl-C.
  let isEnded = !hidden
  try {
    return await lines.question(prompt, { signal: interrupt.stopping })
  } catch {
    isEnded &&= interrupt.stopping.aborted
    throw new Stop('cancelled', t('cli:cancelled'))
  } finally {
    lines.close()
    if (!isEnded) terminal.stderr.write('\n')
  }
}

/** Continues only after a confirmation, by `--yes` or by prompt. */
export async function confirm(context: Asking, question: string): Promise<void> {
  const { settings, t } = context
  if (settings.yes) return
  const answer = await ask(context, `${question} ${t('cli:yesNo')}`, '--yes')
  if (!/^(y|yes|д|да)$/i.test(answer)) throw new Stop('cancelled', t('cli:cancelled'))
}
