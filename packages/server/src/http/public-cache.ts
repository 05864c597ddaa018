/**
 * Short-lived cache of responses to visitors: the same bytes for every visitor, with an ETag, compressed once. A
 * write in this process clears it; writes of other processes show after `KEPT_MS` at the latest.
 */

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const KEPT_MS = 5_000
/** An event that is unpublished or deleted has disappeared from shared caches after this many seconds. */
export const GONE_WITHIN_SECONDS = 30
/** Seconds in which a stale answer may be sent while it is revalidated. */
const STALE_SECONDS = 15
const MAX_AGE_SECONDS = GONE_WITHIN_SECONDS - STALE_SECONDS - KEPT_MS / 1000
const DAY_SECONDS = 86_400
const KEPT_ANSWERS = 2_000
/** Shorter answers are not worth compressing. */
const COMPRESS_FROM_BYTES = 1_000

/** Browsers and proxies may store an answer, and send the last good one for a day while the server fails. */
const PUBLIC_CACHE_CONTROL = `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${DAY_SECONDS}`

/** What an answer is, as its headers tell. */
type Kind = Readonly<Record<'content-type' | 'cache-control' | 'vary', string>>

const JSON_ANSWER: Kind = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': PUBLIC_CACHE_CONTROL,
  vary: 'accept-encoding, authorization',
}

export interface Answer {
  readonly etag: string
  readonly codings: Readonly<Record<Coding, Coded>>
}

/** The bytes of an answer in one coding, with the headers that go with them. */
export interface Coded {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

export interface PublicCache {
  /** The stored answer of an address, as `publicAddress` writes it. */
  find(address: string): Answer | null
  /** Before the database is read for an address; the answer is stored unless a write completes meanwhile. */
  beginReading(address: string, kind?: Kind): (body: string) => Answer
  clear(): void
}

/** @param now milliseconds of a steady clock; the age of an answer has nothing to do with the federation's time */
export function publicCache(now: () => number = () => performance.now()): PublicCache {
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>()
  let writes = 0
  const put = (address: string, answer: Answer) => {
    const [oldest] = kept.keys()
    if (kept.size >= KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest)
    kept.set(address, { answer, until: now() + KEPT_MS })
  }
  return {
    find(address) {
      const found = kept.get(address)
      return found && found.until >= now() ? found.answer : null
    },
    beginReading(address, kind = JSON_ANSWER) {
      const writesBefore = writes
      return (body) => {
        const answer = pack(body, kind)
        if (writesBefore === writes) put(address, answer)
        return answer
      }
    },
    clear() {
      writes += 1
      kept.clear()
    },
  }
}

function pack(body: string, kind: Kind): Answer {
  const identity = Buffer.from(body)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = { etag, ...kind }
  const plain = { bytes: identity, headers }
  if (identity.length < COMPRESS_FROM_BYTES)
    return { etag, codings: { identity: plain, br: plain, gzip: plain } }
  const coded = (coding: Coding, bytes: Buffer) => ({
    bytes,
    headers: { ...headers, 'content-encoding': coding },
  })
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { etag, codings: { identity: plain, br: coded('br', br), gzip: coded('gzip', gzipSync(identity)) } }
}

type Asking = Pick<IncomingMessage, 'headers'>

/** The bytes that a request can read; null where it has them already. */
export function bytesFor({ headers }: Asking, { etag, codings }: Answer): Coded | null {
  return headers['if-none-match'] === etag ? null : codings[codingOf(headers['accept-encoding'])]
}

const codingOf = (accepted: string | string[] | undefined): Coding =>
  (accepted && CODINGS.find((coding) => accepted.includes(coding))) || 'identity'

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const coded = bytesFor(request, answer)
  if (coded) return reply.headers(coded.headers).send(coded.bytes)
  return reply.headers(answer.codings.identity.headers).code(304).send()
}
