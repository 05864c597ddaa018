import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { forgetDocumentsOf, insertDocument } from '../swimmers/documents/admission-documents.store.ts'
import { lockSwimmer } from '../swimmers/profile/swimmers.store.ts'
import { admissionView } from './admission-view.ts'
import { refuseDate } from './document-date.ts'
import { admissionsReach } from './visible-admissions.ts'

/** A document that an administrator saw on paper: accepted, without a file. */
export const shown: Handler<'admissions.shown'> = async (call, { db, files }) => {
  const { view, old } = await db.transaction().execute((tx) => note(tx, call))
  await removeBytes(files, old)
  return view
}

async function note(tx: Tx, call: HandlerCall<'admissions.shown'>) {
  const { caller, at, body } = call
  const { kind, validUntil } = body
  await lockSwimmer(tx, call.params.id)
  const { swimmer, decides } = await admissionsReach(tx, call.params.id, { caller, at })
  if (!decides.includes(kind)) fail('no_access')
  await refuseDate(tx, body, at)
  const old = await forgetDocumentsOf(tx, swimmer.id, kind)
  const document = await insertDocument(tx, {
    swimmer_id: swimmer.id,
    kind,
    valid_until: validUntil,
    state: 'accepted',
    checked_by: caller.account.id,
    checked_at: at,
    created_at: at,
  })
  const after = { swimmerId: swimmer.id, document: kind, validUntil, state: 'accepted' }
  await recordChange(tx, call, { kind: 'admission', objectId: document.id, after })
  return { view: admissionView(document), old }
}
