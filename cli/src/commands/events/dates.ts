import { given } from '../../calls/take.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'
import { changeEvent } from './change-event.ts'

export const run: Run<'events dates'> = async (context, { event, start, end, regStart, regEnd, ageDate }) => {
  const id = numberOf(context, event)
  const body = given({
    startDate: start,
    endDate: end,
    regStartDate: regStart,
    regEndDate: regEnd,
    ageGroupOnDate: ageDate,
  })
  if (Object.keys(body).length === 0)
    throw new Stop(
      'usage',
      context.t('cli:needsFlag', { flag: '--start, --end, --reg-start, --reg-end, --age-date' }),
    )
  return changeEvent(context, id, body)
}
