/** The file of a multipart upload, within limits of its form. */

import type { FastifyRequest } from 'fastify'
import { Failure, fail } from '../failure.ts'

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A form holds one file; other fields are ignored, within these limits. */
const FORM = { fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20, files: 1 } as const
const MAX_FIELD_NAME = 100

/** What a form may hold besides its file, in bytes: fields, part headers and boundaries. */
const OVERHEAD_BYTES = 20_000

/**
 * Reads the one file of an upload. A body that announces too many bytes is refused before it is read, another one at the
 * first chunk over the limit. Fails with `file_missing`, `file_empty`, `file_too_large`, `body_too_large` or `unreadable_body`.
 */
export async function readFile(request: FastifyRequest, limitBytes: number): Promise<UploadedFile> {
  const tooLarge = () => fail('file_too_large', { fields: { kilobytes: Math.floor(limitBytes / 1000) } })
  if (Number(request.headers['content-length']) > limitBytes + OVERHEAD_BYTES) tooLarge()
  if (!request.isMultipart()) return fail('file_missing')
  try {
    return (await firstFile(request, limitBytes)) ?? tooLarge()
  } catch (problem) {
    throw problem instanceof Failure ? problem : new Failure(reasonOfForm(problem))
  } finally {
    // Discards the rest of a refused body, so that the connection can carry the next request.
    request.raw.unpipe().resume()
  }
}

/** The file, or null if it has more bytes than the limit. */
async function firstFile(request: FastifyRequest, fileSize: number): Promise<UploadedFile | null> {
  for await (const part of request.parts({ limits: { ...FORM, fileSize } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') break
      const chunks: Buffer[] = []
      for await (const chunk of part.file) {
        chunks.push(chunk)
        if (part.file.truncated) return null
      }
      if (part.file.truncated) return null
      // Browsers send a file without a name where none is chosen.
      if (chunks.length === 0) fail(part.filename ? 'file_empty' : 'file_missing')
      return { name: part.filename ?? '', bytes: Buffer.concat(chunks) }
    }
    if (part.valueTruncated || part.fieldname.length > MAX_FIELD_NAME) fail('body_too_large')
  }
  return fail('file_missing')
}

/** Too many fields or parts are a 413 of the parser; everything else that it throws is a malformed form. */
const reasonOfForm = (problem: unknown) =>
  (problem as { statusCode?: number }).statusCode === 413 ? 'body_too_large' : 'unreadable_body'
