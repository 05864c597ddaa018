/** The uploads of an event: right, size and conversion of each type. */

import type { EventFileType } from '@polynya/contract'
import { type FileType, UPLOADS } from '@polynya/domain'
import { administers, type May, superAdministers } from '../../../access/caller.ts'
import type { StoredFileTable } from '../../../db/tables/stored-file.ts'
import { fail } from '../../../failure.ts'
import { documentType } from '../../../files/document-type.ts'
import { checkPicture, logoCopy, pictureType, posterCopy } from '../../../files/pictures.ts'
import { checkSvg, isSvg } from '../../../files/safe-svg.ts'
import { withoutMetadata } from '../../../files/without-metadata.ts'

interface EventUpload {
  readonly may: May
  /** Bytes; no type of this upload may have more. */
  readonly maxBytes: number
  /** Checks the bytes and returns the file to store. */
  readonly prepare: (bytes: Buffer) => Promise<PreparedFile>
}

export interface PreparedFile {
  readonly bytes: Buffer
  readonly type: StoredFileTable['type']
  /** The type of the uploaded bytes. */
  readonly uploaded: FileType
}

const { poster, logo, regulation } = UPLOADS

export const EVENT_UPLOADS = {
  poster: { may: superAdministers, maxBytes: poster.maxBytes.jpg, prepare: preparePoster },
  logo: { may: superAdministers, maxBytes: logo.maxBytes.png, prepare: prepareLogo },
  reguls: { may: administers, maxBytes: regulation.maxBytes.pdf, prepare: prepareDocument },
} as const satisfies Record<EventFileType, EventUpload>

async function preparePoster(bytes: Buffer): Promise<PreparedFile> {
  const uploaded = await checkPicture(bytes)
  return { bytes: await posterCopy(bytes, poster.display), type: 'webp', uploaded }
}

/** Pixels of a logo's longer side: enough for a page and for print. */
const LOGO_SIDE = 1024

async function prepareLogo(bytes: Buffer): Promise<PreparedFile> {
  if (isSvg(bytes)) {
    const { svg } = logo.maxBytes
    if (bytes.length > svg) fail('file_too_large', { fields: { kilobytes: svg / 1000 } })
    checkSvg(bytes)
    return { bytes, type: 'svg', uploaded: 'svg' }
  }
  if (pictureType(bytes) !== 'png') fail('file_type_wrong', { fields: { types: 'PNG, SVG' } })
  await checkPicture(bytes)
  return { bytes: await logoCopy(bytes, LOGO_SIDE), type: 'png', uploaded: 'png' }
}

async function prepareDocument(bytes: Buffer): Promise<PreparedFile> {
  const types = 'PDF, DOCX, XLSX, JPG, PNG'
  const type = (await documentType(bytes)) ?? fail('file_type_wrong', { fields: { types } })
  return { bytes: await withoutMetadata(bytes, type), type, uploaded: type }
}
