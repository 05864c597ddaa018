import type { SeriesInput } from '@polynya/contract'
import type { Tx } from '../../db/schema.ts'
import { failField } from '../../failure.ts'
import { refreshSeries } from './refresh-series.ts'
import { replaceStages, unknownEvents } from './series.store.ts'

export const columnsOf = ({ name, nameEn, season, rules }: SeriesInput) => ({
  ...{ name, season },
  name_en: nameEn,
  rules: JSON.stringify(rules),
})

/** Fails with `event_unknown` where a stage is no event. */
export async function checkStages(tx: Tx, { stages }: SeriesInput): Promise<void> {
  const [unknown] = await unknownEvents(tx, stages)
  if (unknown !== undefined) failField(`stages.${stages.indexOf(unknown)}`, 'event_unknown')
}

/** Stores the stages of a series and computes its standings. */
export async function storeStages(tx: Tx, id: number, { stages }: SeriesInput): Promise<void> {
  await replaceStages(tx, id, stages)
  await refreshSeries(tx, id)
}
