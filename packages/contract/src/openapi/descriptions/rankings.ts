/** Descriptions of the fields of rankings. */

import type { FieldDescriptions } from './fields.ts'

const filter = (owner: string) => ({
  [`${owner}.query.distCode`]:
    'Distance of the ranking; absent, swimmers are ranked by points over distances',
  [`${owner}.query.season`]: 'Season of the results, such as `2025-2026`; absent, all of them count',
  [`${owner}.query.ageGroup`]: 'Age group by the age at the end of the first year of the season',
  [`${owner}.query.paraGroup`]: 'Group of paraswimmers in which the best result was ranked',
})

const best = (owner: string) => ({
  [`${owner}.time`]: 'Best final time, `mm:ss.hh`; null of points over distances',
  [`${owner}.points`]: 'Points of the best time, or the sum over distances; null without any',
  [`${owner}.waterCat`]: 'Water category of the event; null if unknown or of points over distances',
  [`${owner}.event`]: 'Event of the best time; null of points over distances',
})

export const RANKING_FIELDS: FieldDescriptions = {
  ...filter('rankings.list'),
  ...filter('rankings.mine'),
  'rankings.compare.query.ids': 'IDs of two to four swimmers, separated by commas',
  'rankings.compare.query.season': 'Season of the results, such as `2025-2026`; absent, all of them count',
  'rankings.list.response.rankings': 'Swimmers by place, each with their best result',
  'rankings.mine.response.rankings': 'Own swimmers in the ranking, by place',
  'rankings.list.response.seasons': 'Seasons with published results, the latest first',
  'rankings.compare.response.swimmers': 'Swimmers in the order of the request',
  'rankings.place': 'Place from 1; equal results share it',
  'rankings.position': 'Number of the row in the ranking, from 1',
  'rankings.distances': 'Number of distances with points; 1 in the ranking of a distance',
  'rankings.ageGroup': 'Age group of rankings of the best result; null of points over all age groups',
  ...best('rankings'),
  'swimmers.points': 'Points over distances; null without any',
  'swimmers.bests': 'Best results in the order of distances',
  ...best('bests'),
  'event.date': 'First day of the event, `YYYY-MM-DD`',
}
