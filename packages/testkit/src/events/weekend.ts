import { addDays } from '@polynya/domain'

const FRIDAY = 5
const SATURDAY = 6

/** When something of so many days begins that is held about a date: on that week's Friday or Saturday. */
export function weekend(date: string, days: number): string {
  const wanted = days > 2 ? FRIDAY : SATURDAY
  return addDays(date, wanted - new Date(date).getUTCDay())
}
