import type { FieldIssue, SeriesInput } from '@polynya/contract'
import { isOfSeason } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { failField } from '../../failure.ts'
import { refreshSeries } from './refresh-series.ts'
import { replaceStages, seasonsOfStage, startDates } from './series.store.ts'

export const columnsOf = ({ name, nameEn, season, rules }: SeriesInput) => ({
  ...{ name, season },
  name_en: nameEn,
  rules: JSON.stringify(rules),
})

/** Fails with `event_unknown` or `season_differs` where a stage is no event of the season; one without a date may become one. */
export async function checkStages(tx: Tx, { season, stages }: SeriesInput): Promise<void> {
  const dates = await startDates(tx, stages)
  for (const [index, id] of stages.entries()) {
    const date = dates.get(id)
    if (date === undefined) failField(`stages.${index}`, 'event_unknown')
    if (!isOfSeason(date, season)) failField(`stages.${index}`, 'season_differs')
  }
}

/** Returns the issue of an event's first day in another season than that of a series of which the event is a stage. */
export async function stageIssues(tx: Tx, eventId: number, startDate: string | null): Promise<FieldIssue[]> {
  const seasons = await seasonsOfStage(tx, eventId)
  return seasons.every((season) => isOfSeason(startDate, season))
    ? []
    : [{ path: 'startDate', reason: 'stage_season' }]
}

/** Stores the stages of a series and computes its standings. */
export async function storeStages(tx: Tx, id: number, { stages }: SeriesInput): Promise<void> {
  await replaceStages(tx, id, stages)
  await refreshSeries(tx, id)
}
