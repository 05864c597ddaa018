/** Lists of swimmers with confirmed entries: by name, by club, by distance. */

import type { Entrant } from '@polynya/contract'
import { listEntrants } from '../start-lists/entered.store.ts'
import { entrantView } from '../start-lists/entered-view.ts'
import { startedDistances } from '../start-lists/listed-distances.ts'
import type { DistanceRow } from '../start-lists/start-lists.store.ts'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { distanceIn, entrantIn, type Reading, timedDistanceIn } from './reading.ts'
import { sortedBy } from './sorting.ts'

type Listed = Cells<'number' | 'name' | 'birthYear' | 'ageGroup' | 'region' | 'club' | 'entries'>

export async function entriesByName(context: PrintoutContext): Promise<Selection<Listed>> {
  const { swimmers } = await enteredIn(context)
  return { sections: [listedIn(context.reading, countIn(context.reading, swimmers), swimmers)] }
}

/** Swimmers by club; those without one last. */
export async function entriesByClub(context: PrintoutContext): Promise<Selection<Listed>> {
  const { reading } = context
  const byClub = Map.groupBy((await enteredIn(context)).swimmers, ({ club }) => club ?? '')
  return {
    sections: sortedBy([...byClub], ([club]) => club).map(([club, swimmers]) =>
      listedIn(reading, club === '' ? reading.t('printouts:noClub') : club, swimmers),
    ),
  }
}

/** Distances in swimming order, with their swimmers by name. */
export async function entriesByDistance(
  context: PrintoutContext,
): Promise<
  Selection<Cells<'number' | 'name' | 'birthYear' | 'ageGroup' | 'region' | 'club' | 'rank' | 'seedTime'>>
> {
  const { reading } = context
  const { distances, swimmers } = await enteredIn(context)
  return {
    sections: distances.map((distance) => ({
      title: distanceIn(reading, { distCode: distance.dist_code, gender: distance.gender }),
      rows: swimmers.flatMap((swimmer) =>
        swimmer.entries
          .filter(({ distanceId }) => distanceId === distance.id)
          .map(({ seedTime }) => ({
            ...entrantIn(reading, swimmer),
            rank: reading.t(`sport:ranks.${swimmer.sportRank}.short`),
            seedTime,
          })),
      ),
    })),
  }
}

/** Returns the swimmers with confirmed entries by name, and the distances of the event. */
export async function enteredIn({ db, event, at }: PrintoutContext): Promise<{
  readonly swimmers: readonly Entrant[]
  readonly distances: readonly DistanceRow[]
}> {
  const distances = await startedDistances(db, event.id)
  const distanceIds = distances.map(({ id }) => id)
  const { entrants } = await listEntrants(db, {
    ...{ eventId: event.id, at, isPaid: true, accountId: null, distanceIds },
    ...{ gender: null, ageGroup: null, country: null, region: null, lastName: null, iwsaid: null },
    ...{ sort: 'lastName', order: 'asc', limit: null, offset: 0 },
  })
  return { swimmers: entrants.flatMap(entrantView), distances }
}

const listedIn = (reading: Reading, title: string, swimmers: readonly Entrant[]) => ({
  title,
  rows: swimmers.map((swimmer) => ({
    ...entrantIn(reading, swimmer),
    entries: swimmer.entries
      .map(({ distCode, seedTime }) => timedDistanceIn(reading, distCode, seedTime))
      .join('; '),
  })),
})

export function countIn({ t }: Reading, swimmers: readonly Entrant[]): string {
  const countries = new Set(swimmers.map(({ country }) => country)).size
  return t('printouts:entrants', { swimmers: swimmers.length, countries })
}
