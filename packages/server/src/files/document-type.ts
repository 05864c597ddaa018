/** What an uploaded document is, by its content alone. */

import type { FileType } from '@polynya/domain'
import { fileTypeFromBuffer } from 'file-type'
import { fail } from '../failure.ts'

export type DocumentType = Exclude<FileType, 'svg'>

const DOCUMENT_TYPES: readonly string[] = ['pdf', 'docx', 'xlsx', 'jpg', 'png'] satisfies DocumentType[]

/** The type of a document; null where it is none of those that are taken, whatever its name says. */
export async function documentType(bytes: Buffer): Promise<DocumentType | null> {
  // The detection throws on a badly damaged file, which counts as an unknown type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found && DOCUMENT_TYPES.includes(found.ext) ? (found.ext as DocumentType) : null
}

/** What a scan is: a picture, or pages. */
export type ScanType = Extract<DocumentType, 'pdf' | 'jpg' | 'png'>

const SCAN_TYPES: readonly string[] = ['pdf', 'jpg', 'png'] satisfies ScanType[]

/** The type of a scan; fails with `file_type_wrong` where it is none. */
export async function scanType(bytes: Buffer): Promise<ScanType> {
  const type = await documentType(bytes)
  if (type === null || !SCAN_TYPES.includes(type))
    fail('file_type_wrong', { fields: { types: 'PDF, JPG, PNG' } })
  return type as ScanType
}
