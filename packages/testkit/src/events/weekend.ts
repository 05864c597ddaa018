import { addDays } from '@polynya/domain'

const FRIDAY = 5
const SATURDAY = 6

/** Start of an event of so many days around a date: the Friday or Saturday of that week. */
export function weekend(date: string, days: number): string {
  const wanted = days > 2 ? FRIDAY : SATURDAY
  return addDays(date, wanted - new Date(date).getUTCDay())
}
