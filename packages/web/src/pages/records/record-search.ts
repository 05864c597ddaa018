/** The records that an address requests. */

import { type DistCode, findDistCode, hasRecords, RANKING_AGE_GROUPS } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'

export type RecordsQuery = NonNullable<Parameters<Client['records']['list']>[0]>['query']
export type RecordFilter = Omit<NonNullable<RecordsQuery>, 'page' | 'limit' | 'sort' | 'order'>
export type RecordScope = Parameters<Client['records']['history']>[0]['query']

/** Stands for the records of all age groups in an address. */
export const EVERY_GROUP = 'all'

const AGE_GROUPS = RANKING_AGE_GROUPS.map(({ code }) => code)
const WATERS = ['A', 'B', 'C'] as const
const STATES = ['tentative', 'approved'] as const
const GENDERS = [0, 1, 2] as const

/** Reads the filter of an address; what no record has is left out. */
export function readRecords(values: URLSearchParams): RecordFilter {
  const distCode = distanceIn(values.get('distance'))
  const gender = genderIn(values.get('gender'))
  const ageGroup = groupIn(values.get('ageGroup'))
  const waterCat = WATERS.find((each) => each === values.get('water'))
  const state = STATES.find((each) => each === values.get('state'))
  return {
    ...(distCode && { distCode }),
    ...(gender !== undefined && { gender }),
    ...(ageGroup ? { ageGroup } : values.get('ageGroup') === EVERY_GROUP && { kind: 'GWR' }),
    ...(waterCat && { waterCat }),
    ...(state && { state }),
  }
}

/** Reads the record whose history an address shows, such as `25FR.2.E1`; null if it shows none. */
export function readHistory(values: URLSearchParams): RecordScope | null {
  const [code, number, group] = (values.get('history') ?? '').split('.')
  const [distCode, gender, ageGroup] = [distanceIn(code), genderIn(number), groupIn(group)]
  if (!distCode || gender === undefined) return null
  return { distCode, gender, ...(ageGroup && { ageGroup }) }
}

/** Writes the record whose history an address shows. */
export const historyName = ({ distCode, gender, ageGroup }: ScopeOfRecord): string =>
  [distCode, gender, ageGroup].filter((part) => part !== null && part !== undefined).join('.')

interface ScopeOfRecord {
  readonly distCode: string
  readonly gender: number
  readonly ageGroup?: string | null | undefined
}

function distanceIn(text: string | null | undefined): DistCode | undefined {
  const code = findDistCode(text ?? '')
  return code && hasRecords(code) ? code : undefined
}

const genderIn = (text: string | null | undefined) => GENDERS.find((each) => String(each) === text)
const groupIn = (text: string | null | undefined) => AGE_GROUPS.find((each) => each === text)
