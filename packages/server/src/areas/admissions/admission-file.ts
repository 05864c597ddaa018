import type { FindPrivateFile } from '../../http/private-files.ts'
import { visibleDocument } from './visible-admissions.ts'

/** Finds the file of a document of admission by the document's number. */
export const findAdmissionFile: FindPrivateFile = async ({ db, clock }, id, caller) => {
  const { document } = await visibleDocument(db, id, { caller, at: clock.now() })
  const { key, type, size, name } = document
  return key === null || type === null || size === null || name === null
    ? undefined
    : { key, type, size, name }
}
