import { UPLOADS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { scanType } from '../../files/document-type.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { insertFile, removeBytes, type StoredBytes, storingBytes } from '../../files/stored-file.store.ts'
import { withoutMetadata } from '../../files/without-metadata.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { forgetDocumentsOf, insertDocument } from '../swimmers/documents/admission-documents.store.ts'
import { lockSwimmer } from '../swimmers/profile/swimmers.store.ts'
import { admissionView } from './admission-view.ts'
import { refuseDate } from './document-date.ts'
import { admissionsReach } from './visible-admissions.ts'

const { maxBytes } = UPLOADS.admission

/** The document is stored without its metadata, and takes the place of what was shown of its kind before. */
export const upload: Handler<'admissions.upload'> = async (call, deps) => {
  await swimmerOf(deps.db, call)
  await refuseDate(deps.db, call.query, call.at)
  const given = await call.file(maxBytes.pdf)
  const type = await scanType(given.bytes)
  const name = cleanFileName(given.name, type)
  const bytes = await withoutMetadata(given.bytes, type)
  const { view, old } = await storingBytes({ bytes, type }, deps, (stored) =>
    deps.db.transaction().execute((tx) => keep(tx, call, { ...stored, name })),
  )
  await removeBytes(deps.files, old)
  return view
}

type Call = HandlerCall<'admissions.upload'>

async function swimmerOf(db: Db, { params, query, caller, at }: Call) {
  const { swimmer, sees } = await admissionsReach(db, params.id, { caller, at })
  return sees.includes(query.kind) ? swimmer : fail('no_access')
}

/** The name of the file is not written to the audit: it may reveal a health condition. */
async function keep(tx: Tx, call: Call, stored: StoredBytes & { readonly name: string }) {
  const { kind, validUntil = null } = call.query
  await lockSwimmer(tx, call.params.id)
  const { id } = await swimmerOf(tx, call)
  const old = await forgetDocumentsOf(tx, id, kind)
  await insertFile(tx, { ...stored, kind: 'admission', swimmer_id: id, event_id: null })
  const row = { swimmer_id: id, kind, file_key: stored.key, valid_until: validUntil, created_at: call.at }
  const document = await insertDocument(tx, { ...row, state: 'pending' })
  const after = { swimmerId: id, document: kind, validUntil, state: 'pending', type: stored.type }
  await recordChange(tx, call, { kind: 'admission', objectId: document.id, after })
  return { view: admissionView(document), old }
}
