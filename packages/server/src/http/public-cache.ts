/**
 * Answers to visitors, kept for a moment: the same bytes for everybody, with an ETag, compressed once. A write
 * anywhere in the process clears it; writes of other processes show after `KEPT_MS` at the latest.
 */

import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const KEPT_MS = 5_000
const KEPT_ANSWERS = 2_000
/** Shorter answers are not worth compressing. */
const COMPRESS_FROM_BYTES = 1_000

/** Half a minute in browsers and proxies, and the last good answer for a day while the server is away. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=86400'

interface Answer {
  readonly etag: string
  readonly codings: Readonly<Record<Coding, Coded>>
  readonly until: number
}

/** The bytes of an answer in one coding, with the headers that go with them. */
interface Coded {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

export interface PublicCache {
  /** Sends the kept answer to this request, if there is one. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean
  /** Keeps an answer and sends it. */
  keep(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply
  clear(): void
}

/** @param now milliseconds of a steady clock; the age of an answer has nothing to do with the federation's time */
export function publicCache(now: () => number = () => performance.now()): PublicCache {
  const answers = new Map<string, Answer>()
  let writes = 0
  const put = (url: string, answer: Answer) => {
    const [oldest] = answers.keys()
    if (answers.size >= KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
    answers.set(url, answer)
  }
  return {
    answer(request, reply) {
      request.writesBefore = writes
      const kept = answers.get(request.url)
      if (!kept || kept.until < now()) return false
      send(request, reply, kept)
      return true
    },
    keep(request, reply, body) {
      const answer = { ...pack(body), until: now() + KEPT_MS }
      // What was read before a write ended may be old already: send it, but do not keep it.
      if (request.writesBefore === writes) put(request.url, answer)
      return send(request, reply, answer)
    },
    clear() {
      writes += 1
      answers.clear()
    },
  }
}

function pack(body: string): Omit<Answer, 'until'> {
  const identity = Buffer.from(body)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': PUBLIC_CACHE_CONTROL,
    vary: 'accept-encoding, authorization',
    'content-type': 'application/json; charset=utf-8',
  }
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

function send(request: FastifyRequest, reply: FastifyReply, { etag, codings }: Answer): FastifyReply {
  const { bytes, headers } = codings[codingOf(request.headers['accept-encoding'])]
  reply.headers(headers)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes)
}

const codingOf = (accepted: string | string[] | undefined): Coding =>
  (accepted && CODINGS.find((coding) => accepted.includes(coding))) || 'identity'

declare module 'fastify' {
  interface FastifyRequest {
    /** How many writes had ended when this request began. */
    writesBefore: number
  }
}
