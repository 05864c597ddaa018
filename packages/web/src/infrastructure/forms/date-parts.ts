/** A date as three fields: day, month, year, as they are typed. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** The date `YYYY-MM-DD` of what was typed; nothing typed is no date, and half a date is none that holds. */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}
