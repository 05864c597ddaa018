/** One line of a file of records, field by field. */

import type { RecordFault } from '@polynya/contract'
import {
  findDistCode,
  findGender,
  hasRecords,
  isDate,
  isRegistryId,
  isRelay,
  LENGTHS,
  type ListedRecord,
  nameProblem,
  parseWrittenTime,
  RANKING_AGE_GROUPS,
  RECORD_IMPORT,
  RECORD_KINDS,
  RECORD_RULES,
  type RecordColumn,
  type RecordHolder,
  toLatin,
  type WaterCategory,
} from '@polynya/domain'
import { fieldChecks, type LineFault, type TableRow } from '../csv-table.ts'

/** A record as a file has it. */
export interface RecordLine extends ListedRecord {
  readonly line: number
  readonly waterCat: WaterCategory | null
  readonly state: 'tentative' | 'approved'
  readonly country: string
  readonly region: string | null
  readonly club: string | null
  readonly place: string | null
}

export type RecordFileError = LineFault<RecordFault>

interface ReadLine {
  readonly record: RecordLine | null
  readonly errors: readonly RecordFileError[]
}

const WATERS = ['A', 'B', 'C'] as const
const AGE_GROUPS = RANKING_AGE_GROUPS.map(({ code }) => code)

/** States as lists write them, in small letters; an empty one is approved: the federation keeps the list. */
const STATES: Readonly<Record<string, RecordLine['state']>> = {
  '': 'approved',
  approved: 'approved',
  tentative: 'tentative',
  утверждён: 'approved',
  утвержден: 'approved',
  'ожидает утверждения': 'tentative',
}

/** Returns the record of a line; null with an error. */
export function recordLine(row: TableRow<RecordColumn>): ReadLine {
  const { line, cell } = row
  const { errors, checked } = fieldChecks<RecordColumn, RecordFault>(line, cell)
  const code = findDistCode(cell('distance'))
  const distCode = checked('distance', code && hasRecords(code) ? code : null, 'distance_unknown')
  const isTeam = distCode !== null && isRelay(distCode)
  const kind = checked(
    'kind',
    RECORD_KINDS.find((each) => each === cell('kind').toUpperCase()) ?? null,
    'kind_unknown',
  )
  const ageGroup = kind === 'GWR' ? checked('ageGroup', groupOf(row, isTeam), 'group_unknown') : null
  if (kind === 'AWR' && cell('ageGroup') !== '')
    errors.push({ line, field: 'ageGroup', fault: 'group_unknown' })
  const found = findGender(cell('gender'))
  const gender = checked('gender', found === 0 && !isTeam ? null : found, 'gender_unknown')
  const timeCs = checked('time', parseWrittenTime(cell('time')), 'wrong_format')
  const date = checked('date', dateOf(cell('date')), 'date_unknown')
  const state = checked('state', STATES[cell('state').toLowerCase()] ?? null, 'state_unknown')
  const water = cell('waterCat').toUpperCase()
  const waterCat = WATERS.find((each) => each === water) ?? null
  if (water !== '' && waterCat === null) errors.push({ line, field: 'waterCat', fault: 'water_unknown' })
  const { texts, errors: wrong } = holderTexts(row, isTeam)
  errors.push(...wrong)
  if (kind === null || distCode === null || gender === null) return { record: null, errors }
  if (timeCs === null || date === null || state === null || errors.length > 0) return { record: null, errors }
  const mark = { line, kind, distCode, gender, ageGroup, timeCs, date }
  return { record: { ...mark, waterCat, state, ...texts }, errors }
}

/** A relay team has a national record only. */
const groupOf = ({ cell }: TableRow<RecordColumn>, isTeam: boolean) =>
  isTeam ? null : (AGE_GROUPS.find((each) => each === cell('ageGroup').toUpperCase()) ?? null)

/** `YYYY-MM-DD` or `DD.MM.YYYY`; null if there is no such day. */
function dateOf(text: string): string | null {
  const date = text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')
  return isDate(date) && Number(date.slice(0, 4)) >= RECORD_IMPORT.firstYear ? date : null
}

/** Longest texts, in characters. */
const MAX: Partial<Record<RecordColumn, number>> = {
  lastName: LENGTHS.lastName[1],
  firstName: LENGTHS.firstName[1],
  nativeLastName: LENGTHS.nativeLastName[1],
  nativeFirstName: LENGTHS.nativeFirstName[1],
  club: LENGTHS.club[1],
  teamNameRu: LENGTHS.teamName[1],
  teamNameEn: LENGTHS.teamName[1],
  place: RECORD_IMPORT.place,
}

type Texts = Pick<RecordLine, 'holder' | 'country' | 'region' | 'club' | 'place'>

/** Reads who holds a record, and where it was set. */
function holderTexts(row: TableRow<RecordColumn>, isTeam: boolean) {
  const { line, cell } = row
  const errors: RecordFileError[] = []
  const wrong = (field: RecordColumn, fault: RecordFault) => errors.push({ line, field, fault })
  const textOf = (field: RecordColumn) => {
    const text = cell(field)
    if (text.length > (MAX[field] ?? 0)) wrong(field, 'too_long')
    else if (/\p{Cc}/u.test(text)) wrong(field, 'wrong_format')
    return text || null
  }
  const country = cell('country').toUpperCase() || RECORD_RULES.countries[0]
  if (!/^[A-Z]{2}$/.test(country)) wrong('country', 'country_unknown')
  else if (!RECORD_RULES.countries.some((each) => each === country)) wrong('country', 'country_excluded')
  const region = cell('region').toUpperCase() || null
  if (region !== null && !/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region)) wrong('region', 'region_unknown')
  const registryId = isTeam ? null : cell('registryId').toUpperCase() || null
  if (registryId !== null && !isRegistryId(registryId)) wrong('registryId', 'registry_id_wrong')
  const holder: RecordHolder = {
    registryId,
    ...(isTeam ? NO_SWIMMER : swimmerNames(textOf)),
    teamNameRu: isTeam ? textOf('teamNameRu') : null,
    teamNameEn: isTeam ? textOf('teamNameEn') : null,
  }
  if (isTeam && holder.teamNameRu === null && holder.teamNameEn === null) wrong('teamNameRu', 'required')
  if (!isTeam && registryId === null) for (const error of nameErrors(holder)) wrong(...error)
  const texts: Texts = { holder, country, region, club: textOf('club'), place: textOf('place') }
  return { texts, errors }
}

const NO_SWIMMER = { lastName: null, firstName: null, nativeLastName: null, nativeFirstName: null } as const

/** Latin names are transliterated if the list has the native ones only. */
function swimmerNames(textOf: (field: RecordColumn) => string | null) {
  const [nativeLastName, nativeFirstName] = [textOf('nativeLastName'), textOf('nativeFirstName')]
  return {
    lastName: textOf('lastName') ?? (nativeLastName && toLatin(nativeLastName)),
    firstName: textOf('firstName') ?? (nativeFirstName && toLatin(nativeFirstName)),
    nativeLastName,
    nativeFirstName,
  }
}

/** A name of a list may be an initial with a dot. */
export function nameErrors(holder: RecordHolder): [RecordColumn, RecordFault][] {
  if (holder.lastName === null) return [['lastName', 'required']]
  const scripts = {
    ...({ lastName: 'latin', firstName: 'latin' } as const),
    ...({ nativeLastName: 'any', nativeFirstName: 'any' } as const),
  }
  return (Object.keys(scripts) as (keyof typeof scripts)[]).flatMap((field) => {
    const name = holder[field]
    return name !== null && nameProblem(name, scripts[field], '.') !== null ? [[field, 'wrong_format']] : []
  })
}
