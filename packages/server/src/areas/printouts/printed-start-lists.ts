import type { Starter, StartHeat, StartList } from '@polynya/contract'
import { administers } from '../../access/caller.ts'
import { startListsFor } from '../start-lists/start-lists-for.ts'
import { columnsOf } from './columns.ts'
import type { MakePrintout, PrintoutContext } from './printout-context.ts'
import { distanceIn, regionIn, starterIn } from './reading.ts'

const COLUMNS = ['lane', 'name', 'birthYear', 'ageGroup', 'region', 'club', 'rank', 'seedTime'] as const

/** Start lists by heat: the published ones, and for administrators of the event its drafts. */
export const startListsPrintout: MakePrintout = async (context) => {
  const { db, event, caller, reading } = context
  const { t } = reading
  const lists = await startListsFor(db, event.id, { withDrafts: administers(caller, event.region) })
  const { columns, rowOf } = columnsOf(COLUMNS, reading)
  const row = (starter: Starter, lane: number | null) =>
    rowOf({
      lane,
      name: starterIn(reading, starter),
      birthYear: starter.team ? null : starter.birthYear,
      ageGroup: starter.team ? null : starter.ageGroup,
      region: regionIn(reading, starter),
      club: starter.club,
      rank: starter.team ? null : t(`sport:ranks.${starter.sportRank}.short`),
      seedTime: starter.seedTime,
    })
  const sections = lists.flatMap((list) => [
    ...list.heats.map((heat) => ({
      title: heatTitle(context, list, heat),
      notes: [],
      rows: heat.lanes.filter(({ scratched }) => !scratched).map(({ lane, starter }) => row(starter, lane)),
    })),
    ...lateSection(
      context,
      list,
      list.late.map((starter) => row(starter, null)),
    ),
  ])
  return {
    title: t('printouts:titles.startlists'),
    mark: lists.some(({ isPublished }) => !isPublished) ? t('printouts:marks.draft') : null,
    columns,
    sections: sections.filter(({ rows }) => rows.length > 0),
    nothing: t('printouts:nothing.startlists'),
    isSigned: true,
  }
}

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

function lateSection({ reading }: PrintoutContext, list: StartList, rows: string[][]) {
  const title = reading.t('printouts:noLane', { distance: distanceIn(reading, list) })
  return rows.length > 0 ? [{ title, notes: [], rows }] : []
}
