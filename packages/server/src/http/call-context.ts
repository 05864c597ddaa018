import type { Cell, EndpointId, Language } from '@polynya/contract'
import type { FastifyRequest } from 'fastify'
import { fail, failField } from '../failure.ts'
import type { Committing } from './idempotency.ts'
import type { UploadedFile } from './upload.ts'

/** What a call brings besides its parsed parts. */
export interface CallContext extends Committing {
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
  /** The uploaded file of a multipart call; fails as `readFile` does. */
  file(limitBytes: number): Promise<UploadedFile>
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
