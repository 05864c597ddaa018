import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { findList } from './find-list.ts'
import { startListItem } from './start-list-table.ts'

export const run: Run<'prestart show'> = async (context, { event, distance }) => {
  const list = await findList(context, event, distance)
  const client = await context.client()
  const { timeZone } = await client.events.get({ params: { id: numberOf(context, event) } })
  return startListItem(context, list, timeZone)
}
