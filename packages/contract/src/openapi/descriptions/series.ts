/** Descriptions of the fields of series. */

import type { FieldDescriptions } from './fields.ts'

const rules = (owner: string) => ({
  [`${owner}.scoring`]: '`places`: the value of the place on a distance; `points`: the points of the result',
  [`${owner}.placeValues`]: 'Score of each place from the first, never rising; later places score nothing',
  [`${owner}.startsPerStage`]: 'Number of best starts that count at a stage; null is all',
  [`${owner}.stagesCounted`]: 'Number of best stages that count; null is all',
  [`${owner}.distances`]: 'Codes of the distances that count; empty is all',
})

const ofBody = (call: string) => ({
  [`${call}.body.name`]: 'Name of the series in Russian',
  [`${call}.body.nameEn`]: 'Name in English; null without one',
  [`${call}.body.season`]: 'Season of the series, which decides the age groups, such as `2025-2026`',
  [`${call}.body.stages`]: 'IDs of the events that are its stages',
  [`${call}.body.rules`]: 'Rules of the standings',
  ...rules(`${call}.body.rules`),
})

export const SERIES_FIELDS: FieldDescriptions = {
  ...ofBody('series.create'),
  ...ofBody('series.update'),
  ...rules('rules'),
  'series.list.query.season': 'Season of the series, such as `2025-2026`; absent is all',
  'series.standings.query.ageGroup': 'Age group of rankings; absent is the absolute standing',
  'series.list.response.series': 'Series, the latest season first',
  'series.standings.response.standings': 'Swimmers by place; those without a score are left out',
  'Series.name': 'Name of the series in Russian',
  'stages.name': 'Name of the event in Russian',
  'Series.season': 'Season of the series, such as `2025-2026`',
  'Series.rules': 'Rules of the standings',
  'Series.stages': 'Events of the series by date; those that are not public only for administrators',
  'Series.version': 'Version for `If-Match`, increases with every change',
  'stages.hasResults': 'Whether results of the event are published',
  'stages.score': 'Score of the stage: its best starts by the rules',
  'stages.counts': 'Whether the stage is among the best ones that make the total',
  'standings.place': 'Place from 1; equal totals are ranked by the best stages, then share it',
  'standings.score': 'Sum of the stages that count',
  'standings.swimmer': 'The swimmer',
  'standings.stages': 'Stages with a result, the best one first',
}
