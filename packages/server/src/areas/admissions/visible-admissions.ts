/** Rules for the admission documents that a caller may see, and for those that they may decide. */

import { ADMISSION_KINDS, type AdmissionKind } from '@polynya/domain'
import { administers, type Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type DocumentRow, findDocument } from '../swimmers/documents/admission-documents.store.ts'
import { editDenial } from '../swimmers/profile/swimmers.rules.ts'
import { getSwimmer, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { visibleSwimmer } from '../swimmers/profile/visible-swimmer.ts'
import { listEventsOf } from './admission-events.store.ts'
import { admissionRulesOf } from './event-admissions.ts'

interface ViewedBy {
  readonly caller: Caller
  readonly at: Date
}

/** A swimmer with the kinds of documents that a caller sees, and those that they decide about. */
export interface Reach {
  readonly swimmer: SwimmerRow
  readonly sees: readonly AdmissionKind[]
  readonly decides: readonly AdmissionKind[]
}

/**
 * Owners and administrators of the swimmer's region see every document. An administrator of an event that the swimmer
 * takes part in sees the kinds that it requires, until it is over. Fails with the reason if the caller may see none.
 */
export async function admissionsReach(db: Db, swimmerId: number, { caller, at }: ViewedBy): Promise<Reach> {
  const reach = await reachOf(db, await visibleSwimmer(db, swimmerId, caller), { caller, at })
  return reach.sees.length > 0 ? reach : fail(editDenial(caller, reach.swimmer) ?? 'swimmer_not_found')
}

async function reachOf(db: Db, swimmer: SwimmerRow, { caller, at }: ViewedBy): Promise<Reach> {
  const decides = administers(caller, swimmer.region)
    ? ADMISSION_KINDS
    : await kindsOfEvents(db, swimmer.id, { caller, at })
  return { swimmer, sees: editDenial(caller, swimmer) ? decides : ADMISSION_KINDS, decides }
}

/** Returns the kinds that are required by upcoming events of the swimmer that the caller administers. */
async function kindsOfEvents(db: Db, swimmerId: number, { caller, at }: ViewedBy): Promise<AdmissionKind[]> {
  if (!caller.roles.includes('admin')) return []
  const events = await listEventsOf(db, swimmerId)
  const kinds = events
    .filter(({ region }) => administers(caller, region))
    .flatMap((event) => admissionRulesOf(event, at)?.kinds ?? [])
  return [...new Set(kinds)]
}

/**
 * Returns a document that the caller may see, with the permitted actions; fails as not found for any other caller.
 */
export async function visibleDocument(
  db: Db,
  id: number,
  by: ViewedBy,
): Promise<Reach & { readonly document: DocumentRow }> {
  const document = (await findDocument(db, id)) ?? fail('document_not_found')
  const reach = await reachOf(db, await getSwimmer(db, document.swimmer_id), by)
  return reach.sees.includes(document.kind) ? { ...reach, document } : fail('document_not_found')
}
