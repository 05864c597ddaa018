import type { RankedResult, ResultList } from '@polynya/contract'
import { type AgeGroup, GENDERS, type Gender, isResultShown } from '@polynya/domain'
import { isNamed } from '../event-lists/found-starts.ts'

/** Which results the tab shows. */
export interface ResultsFilter {
  readonly distanceId: number | null
  readonly gender: Gender
  readonly ageGroup: string
  readonly name: string
}

/** The gender that is shown first, of both on a distance. */
export const FIRST_GENDER: Gender = 2

/** Reads the filter of an address; women first, every age group. */
export function readFilter(values: URLSearchParams, distance: string | null): ResultsFilter {
  const gender = Number(values.get('gender') ?? FIRST_GENDER)
  const distanceId = Number(values.get('distance') ?? distance)
  return {
    distanceId: Number.isInteger(distanceId) && distanceId > 0 ? distanceId : null,
    gender: gender in GENDERS ? (gender as Gender) : FIRST_GENDER,
    ageGroup: values.get('group') ?? '',
    name: values.get('name') ?? '',
  }
}

/** Returns the lists with the results that a filter shows. A name is found on every distance, of any gender and group. */
export function shownResults(lists: readonly ResultList[], filter: ResultsFilter): ResultList[] {
  const known = lists.some(({ distanceId }) => distanceId === filter.distanceId)
  return lists
    .filter(({ distanceId }) => filter.name !== '' || !known || distanceId === filter.distanceId)
    .map((list) => ({ ...list, results: list.results.filter((result) => isShown(result, list, filter)) }))
    .filter(({ results }) => results.length > 0)
}

function isShown({ starter }: RankedResult, { gender }: ResultList, filter: ResultsFilter): boolean {
  return filter.name === '' ? isResultShown(starter, gender, filter) : isNamed(starter, filter.name)
}

/** The codes of the age groups that have results, in the order of the event's groups. */
export function groupsIn(lists: readonly ResultList[], ageGroups: readonly AgeGroup[]): string[] {
  const found = new Set(lists.flatMap(({ results }) => results.map(({ starter }) => starter.ageGroup)))
  return ageGroups.map(({ code }) => code).filter((code) => found.has(code))
}
