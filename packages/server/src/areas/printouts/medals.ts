/** Medal winners for the announcer, and medals by club, region and country. */

import type { RankedResult } from '@polynya/contract'
import { isMedal, medalTable } from '@polynya/domain'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { groupPlace, groupsOf, groupTitle, listsFor } from './protocols.ts'
import { entrantIn, regionIn } from './reading.ts'
import { sortedBy } from './sorting.ts'

type Winner = Cells<'place' | 'name' | 'birthYear' | 'region' | 'club' | 'finalTime'>

/** The winners of each age group from the third place to the first, as they are called; results without approval too. */
export async function ceremony(context: PrintoutContext): Promise<Selection<Winner>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context, true)
  return {
    mark,
    sections: lists.flatMap((list) =>
      groupsOf(context, list).map((group) => ({
        title: groupTitle(reading, list, group),
        rows: group.results
          .filter((result) => isMedal(groupPlace(result)))
          .toReversed()
          .map((result) => ({
            ...entrantIn(reading, result.starter),
            place: groupPlace(result),
            finalTime: result.finalTime,
          })),
      })),
    ),
  }
}

type Medals = Cells<'place' | 'winners' | 'gold' | 'silver' | 'bronze' | 'total'>

/** The medals of the published results; those of a team are its captain's. */
export async function medalCount(context: PrintoutContext): Promise<Selection<Medals>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context)
  const results = lists.flatMap((list) => list.results)
  const section = (title: 'byRegion' | 'byClub' | 'byCountry', { keyOf, nameOf }: Award) => ({
    title: reading.t(`printouts:${title}`),
    rows: medalsBy(results, keyOf).map(({ of, ...medals }) => ({ ...medals, winners: nameOf(of) })),
  })
  const regionName = (regionCode: string) => regionIn(reading, { regionCode, country: '' })
  const countryName = (country: string) => reading.formats.country(country)
  return {
    mark,
    sections: [
      section('byRegion', { keyOf: ({ regionCode }) => regionCode, nameOf: regionName }),
      section('byClub', { keyOf: ({ club }) => club, nameOf: (club) => club }),
      section('byCountry', { keyOf: ({ country }) => country, nameOf: countryName }),
    ],
  }
}

/** Who is awarded the medals of a starter. */
interface Award {
  readonly keyOf: (starter: RankedResult['starter']) => string | null
  readonly nameOf: (key: string) => string
}

function medalsBy(results: readonly RankedResult[], keyOf: Award['keyOf']) {
  const places = results.flatMap((result) => {
    const [of, place] = [keyOf(result.starter), groupPlace(result)]
    return of !== null && place !== null ? [{ of, place }] : []
  })
  return medalTable(sortedBy(places, ({ of }) => of))
}
