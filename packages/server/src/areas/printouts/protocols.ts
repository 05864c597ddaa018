/** Protocols of results: by age group, and absolute. */

import type { RankedResult, ResultList } from '@polynya/contract'
import { PENALTY_CS } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import { listsWhere } from '../results/published-lists.ts'
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
    mark,
    sections: lists.flatMap((list) =>
      groupsOf(context, list).map(({ group, results }) => ({
        title: groupTitle(reading, list, group),
        rows: results.map((result) => rowOf(reading, result, 'ageGroup')),
      })),
    ),
  }
}

/** The absolute protocol: each distance without age groups. */
export async function resultsAbsolute(context: PrintoutContext): Promise<Selection<Row>> {
  const { reading } = context
  const { lists, mark } = await listsFor(context)
  return {
    mark,
    sections: lists.map((list) => ({
      title: distanceIn(reading, list),
      rows: list.results.map((result) => rowOf(reading, result, 'absolute')),
    })),
  }
}

/** Published lists, and for administrators of the event what is recorded; those that are not official mark the printout. */
async function listsFor({ db, event, caller, reading: { t } }: PrintoutContext) {
  const isAdministrator = administers(caller, event.region)
  const lists = await listsWhere(
    db,
    event.id,
    ({ state, recorded }) => (state !== null && state !== 'empty') || (isAdministrator && recorded > 0),
  )
  const states = new Set(lists.map(({ state }) => state))
  const preliminary = states.has('preliminary') ? t('printouts:marks.preliminary') : null
  return { lists, mark: states.has('empty') ? t('printouts:marks.draft') : preliminary }
}

interface Group {
  /** Null if the distance is not ranked by age group. */
  readonly group: string | null
  readonly results: readonly RankedResult[]
}

/** The age groups of a distance in the order of the event, with their results in the order of the list. */
function groupsOf({ event }: PrintoutContext, { results }: ResultList): Group[] {
  const byGroup = Map.groupBy(results, ({ starter }) => (starter.team ? null : starter.ageGroup))
  const order = event.age_groups.toSorted((a, b) => a.minAge - b.minAge).map(({ code }) => code)
  const known = order.filter((code) => byGroup.has(code))
  const others = [...byGroup.keys()].filter((group) => group === null || !order.includes(group))
  return [...known, ...others].map((group) => ({ group, results: byGroup.get(group) ?? [] }))
}

function groupTitle(reading: Reading, list: ResultList, group: string | null): string {
  const distance = distanceIn(reading, list)
  return group === null ? distance : reading.t('printouts:inGroup', { distance, group })
}

type Ranking = 'ageGroup' | 'absolute'

/** The place in the ranking; a status instead for one who has none. */
function placeOf({ places, status, starter }: RankedResult, ranking: Ranking, { t }: Reading): string {
  const place = ranking === 'ageGroup' && starter.ageGroup !== null ? places.ageGroup : places.absolute
  if (place !== null) return String(place)
  return status === 'finished' ? t('results:table.participated') : status
}

function rowOf(reading: Reading, result: RankedResult, ranking: Ranking): Row {
  return {
    ...entrantIn(reading, result.starter),
    place: placeOf(result, ranking, reading),
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

/** Statuses and codes in words. */
function noteOf({ t }: Reading, { status, code, penalties, reason, splits }: RankedResult): string {
  return [
    status === 'finished' ? null : t(`results:statuses.${status}`),
    code && t(`results:codes.${code}`),
    ...penalties.map((penalty) => t(`results:codes.${penalty.code}`)),
    reason,
    splits.length > 0 ? t('results:table.splits', { times: splits.join(' ') }) : null,
  ]
    .filter(Boolean)
    .join('; ')
}
