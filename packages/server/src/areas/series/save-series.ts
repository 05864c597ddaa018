import type { SeriesInput } from '@polynya/contract'
import { seasonOf } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { failField } from '../../failure.ts'
import { refreshSeries } from './refresh-series.ts'
import { replaceStages, startDates } from './series.store.ts'

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
    if (date && seasonOf(date).label !== season) failField(`stages.${index}`, 'season_differs')
  }
}

/** Stores the stages of a series and computes its standings. */
export async function storeStages(tx: Tx, id: number, { stages }: SeriesInput): Promise<void> {
  await replaceStages(tx, id, stages)
  await refreshSeries(tx, id)
}
