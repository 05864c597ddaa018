/** A file of records, Lenex or CSV by its content: read with its errors by line, and written. See docs/decisions/records.md. */

import { decodedText, type FederationRecord, isLenexFile, type RecordWarning } from '@polynya/contract'
import {
  RECORD_COLUMNS,
  RECORD_IMPORT,
  REQUIRED_RECORD_COLUMNS,
  type RecordColumn,
  recordIndex,
} from '@polynya/domain'
import { csvTable, type LineFault } from '../csv-table.ts'
import { lenexRecords } from './lenex-records.ts'
import { type RecordFileError, type RecordLine, recordLine } from './record-line.ts'

interface ReadRecords {
  readonly records: readonly RecordLine[]
  /** What a Lenex file has besides records of ours. */
  readonly leftOut: readonly LineFault<RecordWarning>[]
  readonly errors: readonly RecordFileError[]
}

/** Returns the records of a file, and its errors by line. */
export function readRecords(bytes: Buffer): ReadRecords {
  const { rows, errors, leftOut } = tableOf(bytes)
  if (errors[0]) return { records: [], leftOut: [], errors }
  const excess = rows[RECORD_IMPORT.count]
  if (excess) return failed({ line: excess.line, field: null, fault: 'too_many' })
  if (rows.length === 0 && leftOut.length === 0) return failed({ line: 1, field: null, fault: 'required' })
  const read = rows.map(recordLine)
  const records = read.flatMap(({ record }) => record ?? [])
  const found = [...read.flatMap((each) => each.errors), ...repeatedOf(records)]
  return { records, leftOut, errors: found.toSorted((one, other) => one.line - other.line) }
}

const failed = (error: RecordFileError): ReadRecords => ({ records: [], leftOut: [], errors: [error] })

function tableOf(bytes: Buffer): ReturnType<typeof lenexRecords> {
  if (isLenexFile(bytes)) return lenexRecords(bytes)
  return { leftOut: [], ...csvTable<RecordColumn>(decodedText(bytes), REQUIRED_RECORD_COLUMNS) }
}

/** Lines about a record that a line before them has. */
function repeatedOf(records: readonly RecordLine[]): RecordFileError[] {
  const before = recordIndex<RecordLine>()
  return records.flatMap((record) => {
    if (before.find(record)) return { line: record.line, field: null, fault: 'repeated' as const }
    before.add(record)
    return []
  })
}

/** Returns the rows of a file of records, the names of the columns first. */
export const recordRows = (records: readonly FederationRecord[]): string[][] => [
  [...RECORD_COLUMNS],
  ...records.map((record) => {
    const cells = cellsOf(record)
    return RECORD_COLUMNS.map((column) => cells[column] ?? '')
  }),
]

function cellsOf(record: FederationRecord): Record<RecordColumn, string | null> {
  const { swimmer, holder, team, event, place } = record
  const person = swimmer ?? holder
  return {
    ...{ kind: record.kind, distance: record.distCode, gender: String(record.gender) },
    ...{ ageGroup: record.ageGroup, time: record.time, date: record.date },
    ...{ waterCat: record.waterCat, state: record.state },
    registryId: swimmer?.iwsaid ?? holder?.registryId ?? null,
    ...{ lastName: person?.lastName ?? null, firstName: person?.firstName ?? null },
    nativeLastName: person?.nativeLastName ?? null,
    nativeFirstName: person?.nativeFirstName ?? null,
    ...{ country: person?.country ?? null, region: person?.regionCode ?? null, club: person?.club ?? null },
    ...{ teamNameRu: team?.teamNameRu ?? null, teamNameEn: team?.teamNameEn ?? null },
    place: (event?.name ?? place)?.replace(/\p{Cc}+/gu, ' ') ?? null,
  }
}
