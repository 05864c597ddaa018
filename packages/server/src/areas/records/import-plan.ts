/** What an import of records would change, and what contradicts what is stored. */

import type { RecordFault, RecordWarning } from '@polynya/contract'
import {
  addDays,
  type DistCode,
  isSameHolder,
  type ListedRecord,
  type RecordHolder,
  recordIndex,
  type WaterCategory,
} from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { LineFault } from '../csv-table.ts'
import {
  type ImportedRecordRow,
  listImportedWithProfiles,
  listProfiles,
  type NewImportedRecord,
  type Profile,
} from './imported-records.store.ts'
import { importedCandidate, timesOf } from './record-candidates.ts'
import { differencesOf } from './record-differences.ts'
import { nameErrors, type RecordFileError, type RecordLine } from './record-line.ts'
import { listOfDistance, listOfDistances, type ShownRecord } from './records.store.ts'

interface ImportPlan {
  readonly added: readonly NewImportedRecord[]
  /** Number of records that are stored already. */
  readonly known: number
  readonly warnings: readonly LineFault<RecordWarning>[]
  readonly errors: readonly LineFault<RecordFault>[]
}

/** Compares the records of a file with those that are stored, imported or set by results. */
export async function importPlan(tx: Tx, records: readonly RecordLine[], today: string): Promise<ImportPlan> {
  const codes = [...new Set(records.map(({ distCode }) => distCode))]
  const profiles = await listProfiles(
    tx,
    records.flatMap(({ holder }) => holder.registryId ?? []),
  )
  const lastDay = addDays(today, 1)
  const { find } = recordIndex(await listKnown(tx, codes))
  const planned = records.map((record) => plannedOf(record, { profiles, find, lastDay }))
  const errors = planned.flatMap((each) => each.errors)
  const added = planned.flatMap(({ row }) => row ?? [])
  const beaten = errors.length > 0 ? [] : await beatenOf(tx, codes, added)
  return {
    added: added.map(({ line: _, ...row }) => row),
    known: planned.filter(({ isKnown }) => isKnown).length,
    warnings: [...planned.flatMap((each) => each.warnings), ...beaten].toSorted(
      (one, other) => one.line - other.line,
    ),
    errors,
  }
}

interface KnownRecord extends ListedRecord {
  readonly waterCat: WaterCategory | null
}

/** Records of distances with their holders: those that count or were declined, and imported ones that set none. */
async function listKnown(tx: Tx, codes: readonly DistCode[]): Promise<KnownRecord[]> {
  const shown = await listOfDistances(tx, codes)
  const imported = await listImportedWithProfiles(tx, codes)
  return [
    ...shown.map((row) => ({ ...markOf(row), holder: holderOfShown(row) })),
    ...imported.map((row) => ({ ...markOf(row), holder: holderOfImported(row) })),
  ]
}

const markOf = (row: ShownRecord | ImportedRecordRow) => ({
  ...{ kind: row.kind, distCode: row.dist_code, gender: row.gender, ageGroup: row.age_group },
  ...{ timeCs: row.time_cs, date: row.date, waterCat: row.water_cat },
})

const holderOfShown = (row: ShownRecord): RecordHolder => ({
  registryId: row.iwsaid ?? row.registry_id,
  lastName: row.last_name ?? row.holder_last_name,
  firstName: row.first_name ?? row.holder_first_name,
  nativeLastName: row.native_last_name ?? row.holder_native_last_name,
  nativeFirstName: row.native_first_name ?? row.holder_native_first_name,
  teamNameRu: row.team?.teamNameRu ?? row.team_name_ru,
  teamNameEn: row.team?.teamNameEn ?? row.team_name_en,
})

const holderOfImported = (row: ImportedRecordRow & { readonly iwsaid: string | null }): RecordHolder => ({
  ...{ registryId: row.iwsaid ?? row.registry_id, lastName: row.last_name, firstName: row.first_name },
  ...{ nativeLastName: row.native_last_name, nativeFirstName: row.native_first_name },
  ...{ teamNameRu: row.team_name_ru, teamNameEn: row.team_name_en },
})

const holderOfProfile = ({ ownId, ...names }: Profile): RecordHolder => ({
  ...{ registryId: ownId, lastName: names.lastName, firstName: names.firstName },
  ...{ nativeLastName: names.nativeLastName, nativeFirstName: names.nativeFirstName },
  ...{ teamNameRu: null, teamNameEn: null },
})

interface Stored {
  /** The latest day that has started in some time zone. */
  readonly lastDay: string
  readonly profiles: ReadonlyMap<string, Profile>
  readonly find: (record: ListedRecord) => KnownRecord | undefined
}

interface Planned {
  readonly isKnown?: true
  readonly row?: ReturnType<typeof rowOf>
  readonly warnings: readonly LineFault<RecordWarning>[]
  readonly errors: readonly RecordFileError[]
}

function plannedOf(record: RecordLine, { profiles, find, lastDay }: Stored): Planned {
  const { line, holder } = record
  const profile = profiles.get(holder.registryId ?? '')
  const known = find(profile ? { ...record, holder: holderOfProfile(profile) } : record)
  if (known) return { isKnown: true, warnings: differencesFrom(known, record), errors: [] }
  if (record.date > lastDay) return { warnings: [], errors: [{ line, field: 'date', fault: 'date_unknown' }] }
  if (profile) {
    const isOther = profile.gender !== record.gender
    const errors = isOther ? [{ line, field: 'gender', fault: 'gender_differs' as const }] : []
    return { row: rowOf(record, profile), warnings: nameWarnings(record, profile), errors }
  }
  if (holder.registryId === null) return { row: rowOf(record), warnings: [], errors: [] }
  const unknown = { line, field: 'registryId', fault: 'profile_unknown' as const }
  if (holder.lastName === null) return { warnings: [], errors: [unknown] }
  const errors = nameErrors(holder).map(([field, fault]) => ({ line, field, fault }))
  return { row: rowOf(record), warnings: [unknown], errors }
}

const differencesFrom = (known: KnownRecord, { line, date, waterCat }: RecordLine) => [
  ...(known.date === date ? [] : [{ line, field: 'date', fault: 'differs' as const }]),
  ...(waterCat === null || known.waterCat === waterCat
    ? []
    : [{ line, field: 'waterCat', fault: 'differs' as const }]),
]

function nameWarnings({ line, holder }: RecordLine, profile: Profile) {
  const isNamed = holder.lastName !== null
  const isSame = isSameHolder({ ...holder, registryId: null }, holderOfProfile(profile))
  return isNamed && !isSame ? [{ line, field: 'lastName', fault: 'name_differs' as const }] : []
}

/** The names of a holder with a profile are only there. */
function rowOf(record: RecordLine, profile?: Profile) {
  const { line, kind, distCode: dist_code, gender, ageGroup: age_group, date, timeCs: time_cs } = record
  const { waterCat: water_cat, state, place, holder, country, region, club } = record
  const mark = { line, kind, dist_code, gender, age_group, date, time_cs, water_cat, state, place }
  if (profile) return { ...mark, ...NO_NAMES, swimmer_id: profile.id }
  return {
    ...{ ...mark, swimmer_id: null, registry_id: holder.registryId, country, region, club },
    ...{ last_name: holder.lastName, first_name: holder.firstName },
    ...{ native_last_name: holder.nativeLastName, native_first_name: holder.nativeFirstName },
    ...{ team_name_ru: holder.teamNameRu, team_name_en: holder.teamNameEn },
  }
}

const NO_NAMES = {
  ...{ registry_id: null, last_name: null, first_name: null },
  ...{ native_last_name: null, native_first_name: null },
  ...{ country: null, region: null, club: null, team_name_ru: null, team_name_en: null },
} as const

type AddedRow = ReturnType<typeof rowOf>

/** Warns of the records that would set none on their dates: other times beat them. */
async function beatenOf(tx: Tx, codes: readonly DistCode[], added: readonly AddedRow[]) {
  const warnings: LineFault<RecordWarning>[] = []
  for (const code of codes) {
    // Records that have no ID yet are identified by their lines, which no stored record can be.
    const rows = added.filter(({ dist_code }) => dist_code === code).map((row) => ({ ...row, id: -row.line }))
    if (rows.length === 0) continue
    const times = [...(await timesOf(tx, code, 'all')), ...rows.map(importedCandidate)]
    const { missing } = differencesOf(await listOfDistance(tx, code), times)
    const setting = new Set(missing.map(({ imported_id }) => imported_id))
    const beaten = rows.filter(({ id }) => !setting.has(id))
    warnings.push(...beaten.map(({ line }) => ({ line, field: 'time', fault: 'sets_none' as const })))
  }
  return warnings
}
