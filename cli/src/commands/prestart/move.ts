import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { numberOf } from '../../input/number-of.ts'
import { findList, findStarter } from './find-list.ts'
import { entrantText, startListItem } from './start-list-table.ts'

/** Moves an entrant; a concurrent change of the list is never overwritten. */
export const run: Run<'prestart move'> = async (context, input) => {
  const id = numberOf(context, input.event)
  const [heat, lane] = [numberOf(context, input.heat), laneOf(context, input.lane)]
  const list = await findList(context, input.event, input.distance)
  const { starter } = findStarter(context, list, input.entrant)
  const body = { entryId: starter.entryId, heat, lane }
  const { events } = await context.client()
  if (context.settings.dryRun) {
    if (list.isLocked) fail('start_list_locked')
    const what = context.t('cli:prestart.toLane', { name: entrantText(context, starter), heat, lane })
    return plan(context, [{ action: 'move', what, body }])
  }
  const params = { id, distanceId: list.distanceId }
  const ifMatch = list.version === null ? {} : { ifMatch: list.version }
  const [moved, { timeZone }] = await Promise.all([
    events.movePrestart({ params, body }, ifMatch),
    events.get({ params: { id } }),
  ])
  return startListItem(context, moved, timeZone)
}

/** A lane; pools may count theirs from 0. */
const laneOf = (context: Parameters<typeof numberOf>[0], text: string) =>
  text === '0' ? 0 : numberOf(context, text)
