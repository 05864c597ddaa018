/** Times that can set records: published ones and imported ones, each in the scopes in which it counts. */

import {
  canSetRecord,
  type DistCode,
  distanceOf,
  type Gender,
  isRelay,
  type RecordKind,
  type RecordState,
  rankingAgeGroup,
  seasonOf,
  type WaterCategory,
} from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { type ImportedRecordRow, listImported } from './imported-records.store.ts'
import {
  listLeadOffTimes,
  listTimes,
  type Narrowing,
  type PublishedRecordTime,
  relaysStartingWith,
} from './record-times.store.ts'
import type { RecordRow } from './records.store.ts'

/** A time in one scope of records. */
export interface Candidate {
  readonly kind: RecordKind
  readonly distCode: DistCode
  readonly gender: Gender
  readonly ageGroup: string | null
  /** Null of an imported time. */
  readonly entryId: number | null
  /** Null of a published time. */
  readonly importedId: number | null
  readonly isImported: boolean
  readonly isLeadOff: boolean
  readonly eventId: number | null
  readonly swimmerId: number | null
  readonly date: string
  readonly timeCs: number
  readonly waterCat: WaterCategory | null
  /** Until the federation decides. */
  readonly state: RecordState
}

/** Returns the times of a distance; imported ones are not narrowed, for they are few. */
export async function timesOf(tx: Tx, code: DistCode, narrowing: Narrowing): Promise<Candidate[]> {
  const own = await listTimes(tx, code, narrowing)
  const leadOff = relaysStartingWith(code).length > 0 ? await listLeadOffTimes(tx, code, narrowing) : []
  const isOpenWater = distanceOf(code).kind === 'openWater'
  const published = [...own, ...leadOff]
    .filter((time) => canSetRecord({ ...time, isOpenWater }))
    .flatMap((time) => candidatesOf(time, code))
  return [...published, ...(await listImported(tx, [code])).map(importedCandidate)]
}

/** A time counts for the national record, and that of a swimmer for the record of the age group. */
function candidatesOf(time: PublishedRecordTime, distCode: DistCode): Candidate[] {
  const { entryId, isLeadOff, eventId, date, timeCs, waterCat } = time
  const isTeam = isRelay(distCode)
  const ageGroup = isTeam ? null : rankingAgeGroup(Number(time.dob.slice(0, 4)), seasonOf(date).label)
  const of = {
    ...{ distCode, entryId, isLeadOff, eventId, date, timeCs, waterCat },
    ...{ importedId: null, isImported: false, state: 'tentative' as const },
    gender: isTeam ? time.distanceGender : time.gender,
    swimmerId: isTeam ? null : time.swimmerId,
  }
  const national = { ...of, kind: 'AWR', ageGroup: null } as const
  return ageGroup === null ? [national] : [national, { ...of, kind: 'GWR', ageGroup }]
}

type ImportedTime = Pick<
  ImportedRecordRow,
  | ('id' | 'kind' | 'dist_code' | 'gender' | 'age_group' | 'state')
  | ('swimmer_id' | 'date' | 'time_cs' | 'water_cat')
>

/** An imported time counts for the record that its list names. */
export const importedCandidate = (row: ImportedTime): Candidate => ({
  ...{ kind: row.kind, distCode: row.dist_code, gender: row.gender, ageGroup: row.age_group },
  ...{ entryId: null, importedId: row.id, isImported: true, isLeadOff: false, eventId: null },
  ...{ swimmerId: row.swimmer_id, date: row.date, timeCs: row.time_cs, waterCat: row.water_cat },
  state: row.state,
})

export const scopeOf = ({ kind, gender, ageGroup }: Pick<Candidate, 'kind' | 'gender' | 'ageGroup'>) =>
  `${kind} ${gender} ${ageGroup}`

type Identity = 'kind' | 'gender' | 'ageGroup' | 'entryId' | 'importedId' | 'isLeadOff' | 'timeCs'

/** A corrected time is another one: the decision about the former one does not hold for it. */
export const keyOf = (time: Pick<Candidate, Identity>) =>
  [scopeOf(time), time.entryId, time.importedId, time.isLeadOff, time.timeCs].join(' ')

export const rowKey = (row: RecordRow) =>
  keyOf({
    ...{ kind: row.kind, gender: row.gender, ageGroup: row.age_group, timeCs: row.time_cs },
    ...{ entryId: row.entry_id, importedId: row.imported_id, isLeadOff: row.is_lead_off },
  })
