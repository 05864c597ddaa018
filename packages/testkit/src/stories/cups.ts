/** The national cup of each season with results: places score, three stages count. */

import { seasonOf } from '@polynya/domain'
import type { Meets } from './crowds.ts'

const STAGES = 6
const PAGE = 100
const RULES = {
  scoring: 'places' as const,
  placeValues: [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  startsPerStage: 3,
  stagesCounted: 3,
  distances: [],
}

export async function tellOfCups({ telling }: Meets): Promise<void> {
  const { superAdministrator } = telling.clients
  const { events } = await superAdministrator.events.list({
    query: { sort: 'startDate', order: 'asc', limit: PAGE },
  })
  const swims = events.flatMap(({ id, startDate, specType, public: isPublic }) =>
    startDate !== null && specType !== 'seminar' && isPublic
      ? [{ id, season: seasonOf(startDate).label }]
      : [],
  )
  for (const [season, ofSeason] of Map.groupBy(swims, (event) => event.season)) {
    if (season > seasonOf(telling.today).label) continue
    await superAdministrator.series.create({
      body: {
        ...{ name: 'Кубок страны', nameEn: 'National Cup', season, rules: RULES },
        stages: ofSeason.slice(0, STAGES).map(({ id }) => id),
      },
    })
  }
}
