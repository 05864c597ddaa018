/** The admission documents that an event requires, and the status of those of its swimmers. */

import {
  type AdmissionKind,
  admissionStates,
  dateInZone,
  isMissingAdmission,
  type RequiredAdmission,
} from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { type DocumentRow, listDocuments } from '../swimmers/documents/admission-documents.store.ts'
import { type AdmissionEvent, findAdmissionEvent } from './admission-events.store.ts'

/** The documents that an event requires, and the days for which it requires them. */
export interface AdmissionRules {
  readonly kinds: readonly AdmissionKind[]
  readonly firstDay: string
  readonly lastDay: string
}

/** Returns the requirements of an event; null if there are none, its date is unknown, or it is over. */
export function admissionRulesOf(event: AdmissionEvent, at: Date): AdmissionRules | null {
  const kinds = event.entry_rules?.admissions ?? []
  const { start_date: firstDay, end_date, time_zone } = event
  if (kinds.length === 0 || firstDay === null) return null
  const lastDay = end_date ?? firstDay
  return lastDay >= dateInZone(at, time_zone) ? { kinds, firstDay, lastDay } : null
}

/** The same by the number of an event. */
export async function findAdmissionRules(db: Db, eventId: number, at: Date): Promise<AdmissionRules | null> {
  const event = await findAdmissionEvent(db, eventId)
  return event ? admissionRulesOf(event, at) : null
}

interface SwimmerBirth {
  readonly id: number
  readonly dob: string
}

export type AdmissionsOfSwimmers = ReadonlyMap<number, readonly RequiredAdmission<DocumentRow>[]>

/** Returns the status of the documents of swimmers for an event, by swimmer, in one query. */
export async function admissionsFor(
  db: Db,
  rules: AdmissionRules | null,
  swimmers: readonly SwimmerBirth[],
): Promise<AdmissionsOfSwimmers> {
  if (!rules) return new Map()
  const documents = await listDocuments(
    db,
    swimmers.map(({ id }) => id),
  )
  const bySwimmer = Map.groupBy(documents, ({ swimmer_id }) => swimmer_id)
  return new Map(
    swimmers.map(({ id, dob }) => [
      id,
      admissionStates(rules.kinds, bySwimmer.get(id) ?? [], { ...rules, dob }),
    ]),
  )
}

interface EntryInput {
  readonly event: AdmissionEvent
  readonly swimmers: readonly SwimmerBirth[]
  readonly at: Date
}

export type MissingAdmissions = ReadonlyMap<number, readonly AdmissionKind[]>

/** Returns the documents that swimmers lack to enter an event; none if the documents are checked at its desk. */
export async function missingAdmissionsOf(
  db: Db,
  { event, swimmers, at }: EntryInput,
): Promise<MissingAdmissions> {
  const isRequiredAtEntry = event.entry_rules?.admissionsAt === 'entry'
  const states = await admissionsFor(db, isRequiredAtEntry ? admissionRulesOf(event, at) : null, swimmers)
  return new Map(
    [...states].map(([id, required]) => [id, required.filter(isMissingAdmission).map(({ kind }) => kind)]),
  )
}
