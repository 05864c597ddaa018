import type { Handler } from '../../http/call.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { listDocuments } from '../swimmers/documents/admission-documents.store.ts'
import { admissionView, requiredView } from './admission-view.ts'
import { admissionsFor, findAdmissionRules } from './event-admissions.ts'
import { admissionsReach } from './visible-admissions.ts'

/** With an event, also how the documents stand for it. */
export const of: Handler<'admissions.of'> = async ({ params, query, caller, at }, { db }) => {
  const { swimmer, sees } = await admissionsReach(db, params.id, { caller, at })
  const documents = await listDocuments(db, [swimmer.id])
  const rules = query.eventId
    ? await findAdmissionRules(db, (await visibleEvent(db, query.eventId, caller)).id, at)
    : null
  const states = await admissionsFor(db, rules, [swimmer])
  return {
    documents: documents.filter(({ kind }) => sees.includes(kind)).map(admissionView),
    required: (states.get(swimmer.id) ?? []).filter(({ kind }) => sees.includes(kind)).map(requiredView),
  }
}
