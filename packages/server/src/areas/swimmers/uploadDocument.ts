import { UPLOADS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { scanType } from '../../files/document-type.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { insertFile, removeBytes, storingBytes } from '../../files/stored-file.store.ts'
import { withoutMetadata } from '../../files/without-metadata.ts'
import type { Handler } from '../../http/call.ts'
import { takeDocument } from './documents/disability-document.store.ts'
import { documentView } from './documents/document-view.ts'
import { lockSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

const { maxBytes } = UPLOADS.disability

/** The document loses its metadata and nothing else: it must stay what was signed and stamped. The audit omits its name. */
export const uploadDocument: Handler<'swimmers.uploadDocument'> = async ({ params, file, ...call }, deps) => {
  await paraswimmer(deps.db, params.id, call.caller)
  const upload = await file(maxBytes.pdf)
  const type = await scanType(upload.bytes)
  const name = cleanFileName(upload.name, type)

  const bytes = await withoutMetadata(upload.bytes, type)
  const { view, old } = await storingBytes({ bytes, type }, deps, (stored) =>
    deps.db.transaction().execute(async (tx) => {
      await lockSwimmer(tx, params.id)
      const { id } = await paraswimmer(tx, params.id, call.caller)
      const old = await takeDocument(tx, id)
      const row = { ...stored, kind: 'disability', swimmer_id: id, event_id: null, name } as const
      await insertFile(tx, row)
      const after = { swimmerId: id, type, size: row.size, replaces: old?.key ?? null }
      await recordChange(tx, call, { kind: 'file', objectId: row.key, after })
      const created_at = call.at
      return { view: documentView(id, { name, type, size: row.size, created_at }), old: old?.key }
    }),
  )
  if (old) await removeBytes(deps.files, [old])
  return view
}

async function paraswimmer(db: Db, id: number, caller: Caller) {
  const row = await editableSwimmer(db, id, caller)
  return row.is_paraswimmer ? row : fail('not_a_paraswimmer')
}
