/** Series as the API returns them. */

import type { Series } from '@polynya/contract'
import { administers, type Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { listStages, type SeriesData } from './series.store.ts'

/** Whether a caller may change series: they belong to no region. */
export const editsSeries = (caller: Caller): boolean => administers(caller, null)

/** Returns series with their stages; stages that are not public only for those who may change series. */
export async function seriesViews(db: Db, series: readonly SeriesData[], caller: Caller): Promise<Series[]> {
  const stages = await listStages(
    db,
    series.map(({ id }) => id),
    { all: editsSeries(caller) },
  )
  return series.map(({ id, name, name_en, season, rules, version }) => ({
    ...{ id, name, nameEn: name_en, season, version },
    rules: { ...rules, placeValues: [...rules.placeValues], distances: [...rules.distances] },
    stages: stages.filter(({ series_id }) => series_id === id).map(({ series_id: _, ...stage }) => stage),
  }))
}

export async function seriesView(db: Db, series: SeriesData, caller: Caller): Promise<Series> {
  const [view] = await seriesViews(db, [series], caller)
  if (!view) throw new Error('A series has no view')
  return view
}

/** What an administrator saves of a series, as the audit log records it. */
export const inputOf = ({ name, nameEn, season, stages, rules }: Series) => ({
  ...{ name, nameEn, season, rules },
  stages: stages.map(({ eventId }) => eventId),
})
