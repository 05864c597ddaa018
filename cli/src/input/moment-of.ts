import { addDays, atWallTime, dateInZone } from '@polynya/domain'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'

interface Venue {
  readonly timeZone: string
  /** What a date without a time means: its first minute, or its last one. */
  readonly dateIs: 'start' | 'end'
  readonly now?: Date
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](([01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * An instant as an administrator writes it: `now`, `2027-01-15`, `18:00` (today), `2027-01-15 18:00`, all of them at the
 * venue, or ISO 8601 with an offset. Returns ISO 8601 in UTC.
 */
export function momentOf({ t }: Pick<Context, 't'>, text: string, venue: Venue): string {
  const { timeZone, dateIs, now = new Date() } = venue
  const today = dateInZone(now, timeZone)
  const at = instantIn()
  if (!at || Number.isNaN(at.getTime())) throw new Stop('usage', t('cli:notAMoment', { text }))
  return at.toISOString()

  function instantIn(): Date | null {
    if (text === 'now') return now
    if (INSTANT.test(text)) return new Date(text)
    if (DATE.test(text))
      return isDate(text) ? atWallTime(`${text}T${dateIs === 'end' ? '23:59' : '00:00'}`, timeZone) : null
    if (TIME.test(text)) return atWallTime(`${today}T${text}`, timeZone)
    const [, date = '', time = '', , seconds = ''] = LOCAL.exec(text) ?? []
    return isDate(date) ? atWallTime(`${date}T${time}${seconds}`, timeZone) : null
  }
}

/** Whether the calendar has a date: not 2027-02-30. */
const isDate = (text: string) =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
