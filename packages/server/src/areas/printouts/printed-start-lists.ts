/** Start lists by heat. */

import type { Starter, StartHeat, StartList } from '@polynya/contract'
import { administers } from '../../access/caller.ts'
import { startListsFor } from '../start-lists/start-lists-for.ts'
import { recordLines } from './printed-records.ts'
import type { Cells, PrintoutContext, SelectedSection, Selection } from './printout-context.ts'
import { distanceIn, entrantIn, type Reading } from './reading.ts'

type Lane = Cells<
  'lane' | 'number' | 'name' | 'birthYear' | 'ageGroup' | 'region' | 'club' | 'rank' | 'seedTime'
>

/** Returns the published start lists, and drafts for those who may see them, which mark the printout. */
export async function listsFor(
  { db, event, caller, reading }: PrintoutContext,
  withDrafts = administers(caller, event.region),
) {
  const lists = await startListsFor(db, event.id, { withDrafts })
  const mark = lists.some(({ isPublished }) => !isPublished) ? reading.t('printouts:marks.draft') : null
  return { lists, mark }
}

export async function startListsByHeat(context: PrintoutContext): Promise<Selection<Lane>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context)
  const recordsOf = await recordLines(context)
  return {
    mark,
    sections: lists.flatMap((list) => [
      ...list.heats.map((heat, index) => {
        const section = heatSection(context, list, heat)
        return index === 0 ? { ...section, notes: [...recordsOf(list), ...section.notes] } : section
      }),
      {
        title: reading.t('printouts:noLane', { distance: distanceIn(reading, list) }),
        rows: list.late.map((starter) => laneOf(reading, starter, null)),
      },
    ]),
  }
}

/** The heats for sheets that officials fill in; drafts too. */
export async function heatSheets(context: PrintoutContext): Promise<Selection<Lane>> {
  const { lists, mark } = await listsFor(context, true)
  return {
    mark,
    sections: lists.flatMap((list) => list.heats.map((heat) => heatSection(context, list, heat))),
  }
}

/** Returns a heat with its lanes; scratched ones are left out. */
function heatSection(context: PrintoutContext, list: StartList, heat: StartHeat) {
  const { reading } = context
  return {
    title: heatTitle(context, list, heat),
    notes: heat.mergedWith.map((other) =>
      reading.t('printouts:mergedWith', { distance: distanceIn(reading, other), heat: other.heat }),
    ),
    rows: heat.lanes
      .filter(({ scratched }) => !scratched)
      .map(({ lane, starter }) => laneOf(reading, starter, lane)),
  } satisfies SelectedSection<Lane>
}

function laneOf(reading: Reading, starter: Starter, lane: number | null): Lane {
  const { team, sportRank, seedTime } = starter
  return {
    ...entrantIn(reading, starter),
    lane,
    rank: team ? null : reading.t(`sport:ranks.${sportRank}.short`),
    seedTime,
  }
}

/** Returns a distance with a heat and its planned start. */
function heatTitle(
  { reading, event }: PrintoutContext,
  list: StartList,
  { heat, startsAt }: StartHeat,
): string {
  const { t, formats } = reading
  const distance = distanceIn(reading, list)
  if (startsAt === null) return t('printouts:heat', { distance, heat })
  return t('printouts:heatAt', { distance, heat, time: formats.time(startsAt, event.time_zone) })
}
