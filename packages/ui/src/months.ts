/** Month arithmetic of the calendar; months are written `YYYY-MM`. */

import { addMonths } from '@polynya/domain'

export interface Dated {
  readonly id: number
  readonly startDate: string | null
  readonly endDate: string | null
}

export const nextMonth = (month: string, by: 1 | -1) => addMonths(`${month}-01`, by).slice(0, 7)

/** Whether an event has a day in a month. */
export const isInMonth = ({ startDate, endDate }: Dated, month: string) =>
  startDate !== null && startDate.slice(0, 7) <= month && (endDate ?? startDate).slice(0, 7) >= month

/** Returns whether an event takes place on a day. */
export const isOnDay =
  (day: string) =>
  ({ startDate, endDate }: Dated) =>
    startDate !== null && startDate <= day && (endDate ?? startDate) >= day
