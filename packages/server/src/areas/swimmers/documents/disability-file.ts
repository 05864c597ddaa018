import type { FindPrivateFile } from '../../../http/private-files.ts'
import { audienceOf } from '../profile/swimmers.rules.ts'
import { findDocumentFile } from './disability-document.store.ts'

/** Finds the file of a disability document by the swimmer's number. */
export const findDisabilityFile: FindPrivateFile = async ({ db }, id, caller) => {
  const file = await findDocumentFile(db, id)
  return file && audienceOf(caller, file) === 'full' ? file : undefined
}
