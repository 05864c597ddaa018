import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'

/** The number of an event, a token, an account. */
export function numberOf({ t }: Pick<Context, 't'>, text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (number < 1) throw new Stop('usage', t('cli:notANumber', { text }))
  return number
}
