import type { Cell, EndpointId, Language } from '@polynya/contract'
import type { FastifyRequest } from 'fastify'
import { fail, failField } from './failure.ts'

/** What a call brings besides its parsed parts. */
export interface CallContext {
  readonly id: EndpointId
  /** How much this caller may see or change, by the role × call table. */
  readonly cell: Cell
  readonly language: Language
  readonly requestId: string
  /** When the call came. */
  readonly at: Date
  readonly ipAddress: string
  readonly userAgent: string
  /** The version that a change starts from, of `If-Match`. */
  readonly ifMatch: number | null
  /** The uploaded file of a multipart call; fails with `file_missing` or `file_too_large`. */
  file(limitBytes: number): Promise<UploadedFile>
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The `Authorization` header. Fails with `token_invalid` where there are several: a proxy may have judged another one
 * than the one that counts here.
 */
export function authorizationOf({ headers, raw }: FastifyRequest): string | undefined {
  const given = raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^authorization$/i.test(text))
  return given.length > 1 ? fail('token_invalid') : headers.authorization
}

/** The version in `If-Match`, written `"7"` or `7`; anything else there would let a stale change through. */
export function ifMatchOf({ headers }: FastifyRequest): number | null {
  const given = headers['if-match']
  if (given === undefined) return null
  const [, version] = /^"?(\d{1,9})"?$/.exec(given) ?? []
  return version === undefined ? failField('If-Match', 'wrong_format') : Number(version)
}

/** Reads the one file of an upload, and stops at the first byte over the limit. */
export async function readFile(request: FastifyRequest, limitBytes: number): Promise<UploadedFile> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: limitBytes, files: 1 } })
    : undefined
  if (part?.fieldname !== 'file') return fail('file_missing')
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  if (part.file.truncated)
    return fail('file_too_large', { fields: { kilobytes: Math.floor(limitBytes / 1000) } })
  return { name: part.filename, bytes: Buffer.concat(chunks) }
}
