import type { Run } from '../../program/handlers.ts'
import { rows } from '../../program/result.ts'
import { given, pageFor, take } from '../take.ts'
import { eventColumns } from './event-table.ts'

export const run: Run<'events list'> = async (context, input) => {
  const { all, season, status, region, waterCat, sort, order, limit } = input
  const client = await context.client()
  const query = given({ season, status, region, waterCat, sort, order, limit: pageFor(limit) })
  const events = all ? client.events.adminList.items({ query }) : client.events.list.items({ query })
  return rows(take(events, limit), eventColumns(context), context.t('cli:noEvents'))
}
