import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { headColumns } from './start-list-table.ts'

export const run: Run<'prestart list'> = async (context, { event }) => {
  const params = { id: numberOf(context, event) }
  const { events } = await context.client()
  const [{ lists }, { timeZone }] = await Promise.all([
    events.prestartLists({ params }),
    events.get({ params }),
  ])
  return rows(lists, headColumns(context, timeZone), context.t('cli:prestart.none'))
}
