/** Protocols of results: by age group, and absolute. */

import type { RankedResult, ResultList } from '@polynya/contract'
import { PENALTY_CS } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import { listsWhere } from '../results/published-lists.ts'
import { columnsOf } from './columns.ts'
import type { MakePrintout, PrintoutContent, PrintoutContext } from './printout-context.ts'
import { distanceIn, type Reading, regionIn, starterIn } from './reading.ts'

const TIMES = ['rawTime', 'penalties', 'finalTime', 'points', 'note'] as const
const BY_GROUP = ['place', 'name', 'birthYear', 'region', 'club', ...TIMES] as const
const ABSOLUTE = ['place', 'name', 'birthYear', 'ageGroup', 'region', ...TIMES] as const

/** The protocol: each distance by age group, groups of one swimmer too. */
export const protocol: MakePrintout = async (context) => {
  const { reading } = context
  const lists = await listsFor(context)
  const { columns, rowOf } = columnsOf(BY_GROUP, reading)
  const sections = lists.flatMap((list) =>
    groupsOf(context, list).map(({ group, results }) => ({
      title: groupTitle(reading, list, group),
      notes: [],
      rows: results.map((result) =>
        rowOf({ ...cellsOf(reading, result), place: placeOf(result, 'ageGroup', reading) }),
      ),
    })),
  )
  return { ...shared(context, lists), title: reading.t('printouts:titles.protocol'), columns, sections }
}

/** The absolute protocol: each distance without age groups. */
export const absoluteProtocol: MakePrintout = async (context) => {
  const { reading } = context
  const lists = await listsFor(context)
  const { columns, rowOf } = columnsOf(ABSOLUTE, reading)
  const sections = lists.map((list) => ({
    title: distanceIn(reading, list),
    notes: [],
    rows: list.results.map((result) =>
      rowOf({ ...cellsOf(reading, result), place: placeOf(result, 'absolute', reading) }),
    ),
  }))
  return { ...shared(context, lists), title: reading.t('printouts:titles.absolute'), columns, sections }
}

/** Published lists, and for administrators of the event what is recorded. */
function listsFor({ db, event, caller }: PrintoutContext): Promise<ResultList[]> {
  const isAdministrator = administers(caller, event.region)
  return listsWhere(
    db,
    event.id,
    ({ state, recorded }) => (state !== null && state !== 'empty') || (isAdministrator && recorded > 0),
  )
}

function shared(
  { reading: { t } }: PrintoutContext,
  lists: readonly ResultList[],
): Pick<PrintoutContent, 'mark' | 'nothing' | 'isSigned'> {
  const states = new Set(lists.map(({ state }) => state))
  const preliminary = states.has('preliminary') ? t('printouts:marks.preliminary') : null
  return {
    mark: states.has('empty') ? t('printouts:marks.draft') : preliminary,
    nothing: t('printouts:nothing.results'),
    isSigned: true,
  }
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

/** The place in the ranking; a status instead for one who has none. */
function placeOf(
  { places, status, starter }: RankedResult,
  ranking: 'ageGroup' | 'absolute',
  { t }: Reading,
): string {
  const place = ranking === 'ageGroup' && starter.ageGroup !== null ? places.ageGroup : places.absolute
  if (place !== null) return String(place)
  return status === 'finished' ? t('results:table.participated') : status
}

function cellsOf(reading: Reading, result: RankedResult) {
  const { starter, rawTime, finalTime, points, penalties, status } = result
  const seconds = (penalties.length * PENALTY_CS) / 100
  const hasTime = status === 'finished' || status === 'EXH'
  return {
    name: starterIn(reading, starter),
    birthYear: starter.team ? null : starter.birthYear,
    ageGroup: starter.team ? null : starter.ageGroup,
    region: regionIn(reading, starter),
    club: starter.club,
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
