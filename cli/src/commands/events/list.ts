import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { eventColumns } from './event-table.ts'

export const run: Run<'events list'> = async (context, input) => {
  const { all, season, status, region, waterCat, sort, order, limit } = input
  const client = await context.client()
  const query = given({ season, status, region, waterCat, sort, order, limit: pageFor(limit) })
  const events = all ? client.events.adminList.items({ query }) : client.events.list.items({ query })
  return rows(take(events, limit), eventColumns(context), context.t('cli:noEvents'))
}
