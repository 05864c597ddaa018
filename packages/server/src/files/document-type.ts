/** What an uploaded document is, by its content alone. */

import type { FileType } from '@polynya/domain'
import { fileTypeFromBuffer } from 'file-type'

export type DocumentType = Exclude<FileType, 'svg'>

const DOCUMENT_TYPES: readonly string[] = ['pdf', 'docx', 'xlsx', 'jpg', 'png'] satisfies DocumentType[]

/** The type of a document; null where it is none of those that are taken, whatever its name says. */
export async function documentType(bytes: Buffer): Promise<DocumentType | null> {
  // A file that is damaged enough makes the detection give up: then it is nothing that we know.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found && DOCUMENT_TYPES.includes(found.ext) ? (found.ext as DocumentType) : null
}
