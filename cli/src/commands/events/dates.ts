import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { momentOf } from '../../input/moment-of.ts'
import { numberOf } from '../../input/number-of.ts'
import { changeEvent } from './change-event.ts'

export const run: Run<'events dates'> = async (context, { event, start, end, regStart, regEnd, ageDate }) => {
  const id = numberOf(context, event)
  const { timeZone } = await (await context.client()).events.get({ params: { id } })
  const body = given({
    startDate: start,
    endDate: end,
    regStartDate: instantOf(context, regStart, { timeZone, dateIs: 'start' }),
    regEndDate: instantOf(context, regEnd, { timeZone, dateIs: 'end' }),
    ageGroupOnDate: ageDate,
  })
  if (Object.keys(body).length === 0)
    throw new Stop(
      'usage',
      context.t('cli:needsOneOf', { flags: '--start, --end, --reg-start, --reg-end, --age-date' }),
    )
  return changeEvent(context, id, body)
}

const instantOf = (
  context: Pick<Context, 't'>,
  text: string | undefined,
  venue: Parameters<typeof momentOf>[2],
) => (text === undefined ? undefined : momentOf(context, text, venue))
