/** Records of a Lenex file, `RECORDLISTS`, as the lines of a table of records. See docs/rules.md#lenex. */

import type { RecordFault, RecordWarning } from '@polynya/contract'
import {
  countryOfNation,
  distCodeOfStyle,
  formatRaceTime,
  hasRecords,
  isRegistryId,
  nameProblem,
  RANKING_AGE_GROUPS,
  type RecordColumn,
  recordStateOfLenex,
  timeOfLenex,
} from '@polynya/domain'
import type { LineFault, TableRow } from '../csv-table.ts'
import { childrenOf, lenexRoot } from '../lenex-xml/lenex-root.ts'
import type { XmlElement } from '../lenex-xml/xml.ts'

const NAMES = new Set([
  ...['LENEX', 'RECORDLISTS', 'RECORDLIST', 'AGEGROUP', 'RECORDS', 'RECORD', 'SWIMSTYLE', 'MEETINFO'],
  ...['ATHLETE', 'CLUB', 'RELAY'],
])

const MAX_ELEMENTS = 100_000

interface LenexRecords {
  readonly rows: readonly TableRow<RecordColumn>[]
  /** Records that are left out: distances that have none here, and what is no record. */
  readonly leftOut: readonly LineFault<RecordWarning>[]
  readonly errors: readonly LineFault<RecordFault>[]
}

/** Returns the records of a file, plain or in an archive. */
export function lenexRecords(bytes: Buffer): LenexRecords {
  const root = lenexRoot(bytes, { names: NAMES, elements: MAX_ELEMENTS })
  if ('fault' in root) return { rows: [], leftOut: [], errors: [{ field: null, ...root }] }
  const found = childrenOf(root, 'RECORDLISTS')
    .flatMap((lists) => childrenOf(lists, 'RECORDLIST'))
    .flatMap((list) =>
      childrenOf(list, 'RECORDS')
        .flatMap((records) => childrenOf(records, 'RECORD'))
        .map((record) => readRecord(record, list)),
    )
  return {
    rows: found.flatMap((each) => ('cell' in each ? each : [])),
    leftOut: found.flatMap((each) => ('fault' in each ? each : [])),
    errors: [],
  }
}

const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)
const textOf = (element: XmlElement | undefined, name: string) => element?.attributes[name]?.trim() ?? ''

function readRecord(record: XmlElement, list: XmlElement): TableRow<RecordColumn> | LineFault<RecordWarning> {
  const { line = 1 } = record
  const style = childOf(record, 'SWIMSTYLE')
  const [stroke, distance, relay] = ['stroke', 'distance', 'relaycount'].map((name) => textOf(style, name))
  const code = distCodeOfStyle({
    ...{ stroke: stroke || 'UNKNOWN', distance: Number(distance), relayCount: Number(relay || 1) },
    code: textOf(style, 'code') || null,
  })
  if (code === null || !hasRecords(code)) {
    const what = `${relay && relay !== '1' ? `${relay}x` : ''}${distance} ${stroke}`.trim()
    return { line, field: what, fault: 'distance_unknown' }
  }
  const state = recordStateOfLenex(textOf(record, 'status'))
  if (state === null) return { line, field: textOf(record, 'status'), fault: 'state_unknown' }
  const cells: Readonly<Partial<Record<RecordColumn, string>>> = {
    ...{ distance: code, state, gender: textOf(list, 'gender'), ...groupOf(list) },
    ...{ time: raceTime(textOf(record, 'swimtime')), waterCat: waterOf(textOf(record, 'comment')) },
    ...placeOf(childOf(record, 'MEETINFO')),
    ...holderOf(record, textOf(list, 'nation')),
  }
  return { line, cell: (column) => cells[column] ?? '' }
}

/** A list of all ages is one of national records. */
function groupOf(list: XmlElement): { readonly kind: string; readonly ageGroup: string } {
  const group = childOf(list, 'AGEGROUP')
  const [min = -1, max = -1] = ['agemin', 'agemax'].map((name) => Number(textOf(group, name) || -1))
  if (min <= 0 && max < 0) return { kind: 'AWR', ageGroup: '' }
  const known = RANKING_AGE_GROUPS.find(
    (each) => each.minAge === Math.max(min, 0) && (each.maxAge ?? -1) === max,
  )
  return { kind: 'GWR', ageGroup: known?.code ?? `${min}-${max}` }
}

/** `HH:MM:SS.hh` as a race time; other text as it is. */
function raceTime(text: string): string {
  const timeCs = timeOfLenex(text)
  if (timeCs === undefined) return text
  return timeCs === null ? '' : formatRaceTime(timeCs)
}

/** Lenex has no water categories: an export writes them as a comment. */
const waterOf = (comment: string) => /^Water ([ABC])$/.exec(comment)?.[1] ?? ''

function placeOf(meet: XmlElement | undefined) {
  const [name, city] = [textOf(meet, 'name'), textOf(meet, 'city')]
  const place = name === city ? name : [name, city].filter((part) => part !== '').join(', ')
  return { date: textOf(meet, 'date'), place }
}

const isLatin = (name: string) => nameProblem(name, 'latin', '.') === null

function holderOf(record: XmlElement, nation: string): Partial<Record<RecordColumn, string>> {
  const athlete = childOf(record, 'ATHLETE')
  const relay = childOf(record, 'RELAY')
  const club = childOf(athlete ?? relay, 'CLUB')
  const from = textOf(athlete, 'nation') || textOf(club, 'nation') || nation
  const home = { country: countryOfNation(from) ?? from, region: textOf(club, 'region') }
  if (!athlete) {
    const name = textOf(relay, 'name') || textOf(club, 'name')
    const english = textOf(club, 'name.en') || (isLatin(name) ? name : '')
    return { ...home, teamNameRu: name, teamNameEn: english }
  }
  const license = textOf(athlete, 'license').toUpperCase()
  const [last, first] = [textOf(athlete, 'lastname'), textOf(athlete, 'firstname')]
  const isNative = last !== '' && !isLatin(last)
  return {
    ...{ ...home, club: textOf(club, 'name'), registryId: isRegistryId(license) ? license : '' },
    lastName: isNative ? textOf(athlete, 'lastname.en') : last,
    firstName: isNative ? textOf(athlete, 'firstname.en') : first,
    nativeLastName: isNative ? last : '',
    nativeFirstName: isNative ? first : '',
  }
}
