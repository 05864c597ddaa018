/** The starts of a CSV file by distance: for entries and results alike. See docs/exchange-files.md. */

import type { ExchangeFault } from '@polynya/contract'
import {
  type DistCode,
  type EntryColumn,
  EXCHANGE_FILE_ROWS,
  type FileSwimmer,
  findDistCode,
  findGender,
  type Gender,
  isRegistryId,
  isRelay,
  type ProfileColumn,
  parseWrittenTime,
  partsOfName,
  writtenDate,
} from '@polynya/domain'
import { csvTable, fieldChecks, type TableRow } from '../../csv-table.ts'
import type {
  FileDistance,
  FileFault,
  FileProfile,
  FileStart,
  FileStarter,
  FileStarts,
} from './file-starts.ts'

/** Columns of starters and of where they start. */
type StartColumn = Exclude<EntryColumn, 'seedTime'> | ProfileColumn

type Checks<Column extends string> = ReturnType<typeof fieldChecks<Column, ExchangeFault>>

/** A row with its checks, of which a start is read. */
export interface StartReading<Column extends string> {
  readonly cell: TableRow<Column>['cell']
  readonly checked: Checks<Column>['checked']
  /** Returns a time in hundredths of a second; null of an empty cell. */
  readonly timeIn: (column: Column) => number | null
}

/**
 * Returns the starts of a table by distance, and its errors by line.
 * @param read what a start has besides its starter and place; undefined if it cannot be read, with an error that is noted
 */
export function csvStarts<Column extends string, Own extends object>(
  text: string,
  required: readonly (Column | StartColumn)[],
  read: (row: StartReading<Column | StartColumn>) => Own | undefined,
): FileStarts<FileStart & Own> {
  const table = csvTable<Column | StartColumn>(text, required)
  const excess = table.rows[EXCHANGE_FILE_ROWS]
  if (table.errors.length > 0) return { distances: [], errors: table.errors }
  if (excess) return { distances: [], errors: [{ line: excess.line, field: null, fault: 'too_many' }] }
  const starterOf = starters()
  const rows = table.rows.map((row) => readRow(row, { starterOf, read }))
  const lines = rows.flatMap(({ start, distance }) => (start ? { start, distance } : []))
  const byDistance = Map.groupBy(lines, ({ distance }) => distance.what)
  return {
    distances: [...byDistance.values()].flatMap(([first, ...others]) =>
      first ? { ...first.distance, starts: [first, ...others].map(({ start }) => start) } : [],
    ),
    errors: rows.flatMap(({ errors }) => errors),
  }
}

interface ReadRow<Own> {
  readonly distance: Omit<FileDistance<FileStart>, 'starts'>
  /** Null with an error. */
  readonly start: (FileStart & Own) | null
  readonly errors: readonly FileFault[]
}

interface RowReaders<Column extends string, Own> {
  readonly starterOf: ReturnType<typeof starters>
  readonly read: (row: StartReading<Column | StartColumn>) => Own | undefined
}

function readRow<Column extends string, Own extends object>(
  { line, cell }: TableRow<Column | StartColumn>,
  { starterOf, read }: RowReaders<Column, Own>,
): ReadRow<Own> {
  const { errors, checked } = fieldChecks<Column | StartColumn, ExchangeFault>(line, cell)
  const written = cell('distance')
  const distCode = findDistCode(written)
  const gender = checked('gender', findGender(cell('gender')), 'gender_unknown')
  const own = read({ cell, checked, timeIn })
  const [heat, lane] = [numberIn('heat'), numberIn('lane')]
  const distance = { line, what: `${cell('gender')} ${written}`.trim(), distCode, gender: gender ?? 0 }
  if (errors.length > 0 || gender === null || own === undefined) return { distance, start: null, errors }
  const starter = starterOf({ line, cell }, { distCode, gender })
  return { distance, errors, start: { line, starter, heat, lane, ...own } }

  function timeIn(column: Column | StartColumn): number | null {
    return cell(column) === '' ? null : checked(column, parseWrittenTime(cell(column)), 'wrong_format')
  }
  function numberIn(column: 'heat' | 'lane'): number | null {
    const text = cell(column)
    return text === '' ? null : checked(column, /^\d{1,3}$/.test(text) ? Number(text) : null, 'not_allowed')
  }
}

interface RowOf {
  readonly distCode: DistCode | null
  readonly gender: Gender
}

/** Returns a function that gives the starter of a row: the same one for all of its rows. */
function starters() {
  const known = new Map<string, FileStarter>()
  return ({ line, cell }: TableRow<StartColumn>, { distCode, gender }: RowOf) => {
    const isTeam = distCode !== null && isRelay(distCode)
    const starter = isTeam ? teamOf(line, cell) : swimmerOf(line, cell, gender)
    const key = JSON.stringify([starter.name, starter.teamId, starter.swimmer])
    const first = known.get(key) ?? starter
    known.set(key, first)
    return first
  }
}

type Cell = TableRow<StartColumn>['cell']

const teamOf = (line: number, cell: Cell): FileStarter => ({
  ...{ line, name: cell('team') || cell('teamId'), swimmer: null, teamId: cell('teamId') || null },
  ...{ profile: null, members: [] },
})

function swimmerOf(line: number, cell: Cell, gender: Gender): FileStarter {
  const id = cell('registryId').toUpperCase()
  const year = writtenDate(cell('birthDate')).slice(0, 4) || cell('birthYear')
  const { last, first } = partsOfName(cell('fullName'))
  const swimmer: FileSwimmer = {
    registryId: isRegistryId(id) ? id : null,
    ...{ lastName: cell('lastName') || last, firstName: cell('firstName') || first },
    otherLastName: cell('nativeLastName') || null,
    otherFirstName: cell('nativeFirstName') || null,
    gender: findGender(cell('swimmerGender')) || gender,
    birthYear: /^\d{4}$/.test(year) ? Number(year) : null,
  }
  const names = [swimmer.lastName, swimmer.firstName].filter(Boolean).join(' ')
  return { line, name: names || id, swimmer, profile: profileOf(cell), teamId: null, members: [] }
}

const profileOf = (cell: Cell): FileProfile => ({
  patronymic: cell('nativePatronym') || partsOfName(cell('fullName')).patronymic,
  birthDate: writtenDate(cell('birthDate')) || null,
  ...{ country: cell('country').toUpperCase() || null, region: cell('region').toUpperCase() || null },
  ...{ city: cell('city') || null, club: cell('club') || null },
})
