import type { Handler } from '../../http/call.ts'
import { findDocument } from './documents/disability-document.store.ts'
import { documentView } from './documents/document-view.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

export const document: Handler<'swimmers.document'> = async ({ params, caller }, { db }) => {
  const { id } = await editableSwimmer(db, params.id, caller)
  const row = await findDocument(db, id)
  return { document: row ? documentView(id, row) : null }
}
