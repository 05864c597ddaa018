import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'

/** An amount of money in major units, such as 500, 500.50 or 500,50. */
export function amountOf({ t }: Pick<Context, 't'>, text: string): number {
  if (!/^\d{1,8}([.,]\d{1,2})?$/.test(text)) throw new Stop('usage', t('cli:notAnAmount', { text }))
  return Number(text.replace(',', '.'))
}
