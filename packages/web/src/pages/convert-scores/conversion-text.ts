import { formatRaceTime, parseTypedRaceTime, pointsOf, slowestTimeFor } from '@polynya/domain'
import type { Words } from '@polynya/ui'

export interface Outcome {
  readonly text: string
  /** Whether the value could not be converted. */
  readonly isWrong: boolean
}

/** Returns the points of a typed time; null while nothing is typed. */
export function pointsText(typed: string, baseCs: number, { t }: Pick<Words, 't'>): Outcome | null {
  if (typed.trim() === '') return null
  const timeCs = parseTypedRaceTime(typed)
  if (timeCs === null) return { text: t('points:convert.wrongTime'), isWrong: true }
  const count = pointsOf(timeCs, baseCs)
  return { text: t('points:convert.earned', { time: formatRaceTime(timeCs), count }), isWrong: false }
}

/** Thousands as numbers are shown: by a space of any width in Russian, by a comma in English. */
const GROUPED = /^\d{1,3}([\s,])\d{3}$/

/** Returns the slowest time that earns typed points; null while nothing is typed. */
export function timeText(typed: string, baseCs: number, { t }: Pick<Words, 't'>): Outcome | null {
  const text = typed.trim()
  if (text === '') return null
  const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text
  const count = /^\d{1,5}$/.test(digits) ? Number(digits) : 0
  if (count === 0) return { text: t('points:convert.wrongPoints'), isWrong: true }
  const slowest = slowestTimeFor(count, baseCs)
  if (slowest === null) return { text: t('points:convert.unreachable'), isWrong: true }
  return { text: t('points:convert.needed', { time: formatRaceTime(slowest), count }), isWrong: false }
}
