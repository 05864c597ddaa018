import { BASE_YEARS } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

/** The year of base results that was typed. */
export function yearOf({ t }: Pick<Context, 't'>, text: string): number {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (year < BASE_YEARS.from || year > BASE_YEARS.to) {
    const { from, to } = BASE_YEARS
    throw new Stop('usage', t('cli:notAYear', { text, from: String(from), to: String(to) }))
  }
  return year
}
