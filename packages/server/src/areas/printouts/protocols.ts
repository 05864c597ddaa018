/** Protocols of results: by age group, and absolute. */

import type { RankedResult, ResultList } from '@polynya/contract'
import { awardedPlace, PENALTY_CS } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import { listsWhere } from '../results/published-lists.ts'
import { achievementsIn } from './achievements.ts'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { distanceIn, entrantIn, type Reading } from './reading.ts'

type Row = Cells<
  'place' | 'name' | 'birthYear' | 'ageGroup' | 'region' | 'club' | keyof ReturnType<typeof timesOf>
>

/** The protocol: each distance by age group, groups of one swimmer too. */
export async function resultsByGroup(context: PrintoutContext): Promise<Selection<Row>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context)
  return {
    ...{ mark, facts: factsOf(reading, lists) },
    sections: lists.flatMap((list) =>
      groupsOf(context, list).map((group) => ({
        title: groupTitle(reading, list, group),
        rows: group.results.map((result) => rowOf(reading, result, 'ageGroup')),
      })),
    ),
  }
}

/** The absolute protocol: each distance without age groups, women and men apart. */
export async function resultsAbsolute(context: PrintoutContext): Promise<Selection<Row>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context)
  return {
    ...{ mark, facts: factsOf(reading, lists) },
    sections: lists.flatMap((list) =>
      gendersOf(list).map(({ gender, results }) => ({
        title: distanceIn(reading, { distCode: list.distCode, gender: gender ?? list.gender }),
        rows: results.map((result) => rowOf(reading, result, 'absolute')),
      })),
    ),
  }
}

/** Returns the results of women, of men and of teams, which are ranked apart. */
function gendersOf({ results }: ResultList): Pick<Group, 'gender' | 'results'>[] {
  const byGender = Map.groupBy(results, ({ starter: { team, gender } }) => (team ? null : gender))
  return [...byGender]
    .map(([gender, own]) => ({ gender, results: own }))
    .toSorted((a, b) => (b.gender ?? 0) - (a.gender ?? 0))
}

/** Returns the published lists, and drafts for those who may see them; lists that are not official mark the printout. */
export async function listsFor(
  { db, event, caller, reading: { t } }: PrintoutContext,
  withDrafts = administers(caller, event.region),
) {
  const lists = await listsWhere(
    db,
    event.id,
    ({ state, recorded }) => (state !== null && state !== 'empty') || (withDrafts && recorded > 0),
  )
  const states = new Set(lists.map(({ state }) => state))
  const preliminary = states.has('preliminary') ? t('printouts:marks.preliminary') : null
  return { lists, mark: states.has('empty') ? t('printouts:marks.draft') : preliminary }
}

/** Returns that all results are official, and how many swimmers have them. */
function factsOf(reading: Reading, lists: readonly ResultList[]): string[] {
  const isOfficial = lists.length > 0 && lists.every(({ state }) => state === 'official')
  return [...(isOfficial ? [reading.t('printouts:official')] : []), countIn(reading, lists)]
}

/** Returns how many swimmers of how many regions have results, members of teams among them. */
function countIn({ t }: Reading, lists: readonly ResultList[]): string {
  const starters = lists.flatMap(({ results }) => results.map(({ starter }) => starter))
  const swimmers = starters.flatMap(({ iwsaid, team }) =>
    team && team.teamMembers.length > 0 ? team.teamMembers.map(({ iwsaId }) => iwsaId) : iwsaid,
  )
  const regions = starters.flatMap(({ regionCode }) => regionCode ?? [])
  return t('printouts:participants', { swimmers: new Set(swimmers).size, regions: new Set(regions).size })
}

interface Group {
  /** Null if the distance is not ranked by age group. */
  readonly ageGroup: string | null
  readonly gender: 1 | 2 | null
  readonly division: string | null
  /** In the order of the list. */
  readonly results: readonly RankedResult[]
}

/** Returns the groups of a distance that are ranked apart: by gender, division and age group in the order of the event. */
export function groupsOf({ event }: PrintoutContext, list: ResultList): Group[] {
  const ages = event.age_groups.toSorted((a, b) => a.minAge - b.minAge).map(({ code }) => code)
  const order = (code: string | null) => (code === null ? ages.length : ages.indexOf(code))
  return gendersOf(list).flatMap(({ gender, results }): Group[] => {
    if (gender === null) return [{ gender, division: null, ageGroup: null, results }]
    const groups = Map.groupBy(results, ({ starter: { division, ageGroup } }) => `${division}\n${ageGroup}`)
    return [...groups.values()]
      .flatMap((own) =>
        own
          .slice(0, 1)
          .map(({ starter: { division, ageGroup } }) => ({ gender, division, ageGroup, results: own })),
      )
      .toSorted(
        (a, b) => (a.division ?? '').localeCompare(b.division ?? '') || order(a.ageGroup) - order(b.ageGroup),
      )
  })
}

/** Returns the name of a distance with its group. */
export function groupTitle(
  reading: Reading,
  { distCode, gender }: ResultList,
  group: Omit<Group, 'results'>,
): string {
  const distance = distanceIn(reading, { distCode, gender: group.gender ?? gender })
  const { division, ageGroup } = group
  const parts = [division, ageGroup].filter((part) => part !== null)
  return parts.length > 0 ? reading.t('printouts:inGroup', { distance, group: parts.join(', ') }) : distance
}

type Ranking = 'ageGroup' | 'absolute'

export const groupPlace = ({ places, starter: { ageGroup, team } }: RankedResult): number | null =>
  awardedPlace(places, { ageGroup, isTeam: team !== null })

/** The place in a ranking; a status instead for one who has none. */
function placeIn(result: RankedResult, ranking: Ranking, { t }: Reading): string {
  const place = ranking === 'ageGroup' ? groupPlace(result) : result.places.absolute
  if (place !== null) return String(place)
  return result.status === 'finished' ? t('results:table.participated') : result.status
}

function rowOf(reading: Reading, result: RankedResult, ranking: Ranking): Row {
  return {
    ...entrantIn(reading, result.starter),
    place: placeIn(result, ranking, reading),
    ...timesOf(reading, result),
  }
}

function timesOf(reading: Reading, result: RankedResult) {
  const { rawTime, finalTime, points, penalties, status } = result
  const seconds = (penalties.length * PENALTY_CS) / 100
  const hasTime = status === 'finished' || status === 'EXH'
  return {
    rawTime,
    penalties: seconds > 0 ? reading.t('printouts:penalty', { seconds }) : null,
    finalTime: hasTime ? finalTime : null,
    points,
    note: noteOf(reading, result),
  }
}

/** Records, rank and place in the division, statuses and codes in words. */
function noteOf(reading: Reading, result: RankedResult): string {
  const { t } = reading
  const { status, code, penalties, reason, splits, places, starter } = result
  const { division } = starter
  return [
    ...achievementsIn(reading, result),
    division !== null && places.division !== null
      ? t('results:table.placeIn', { place: String(places.division), group: division })
      : null,
    status === 'finished' ? null : t(`results:statuses.${status}`),
    code && t(`results:codes.${code}`),
    ...penalties.map((penalty) => {
      const infringement = t(`results:codes.${penalty.code}`)
      const leg = String(penalty.leg)
      return penalty.leg === null ? infringement : t('results:table.leg', { code: infringement, leg })
    }),
    reason,
    splits.length > 0 ? t('results:table.splits', { times: splits.join(' ') }) : null,
  ]
    .filter(Boolean)
    .join('; ')
}
