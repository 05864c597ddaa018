/**
 * Short-lived cache of responses to visitors: the same bytes for every visitor, with an ETag, encoded once. A response
 * is dropped when a table that it was read from changes, and made once for all who wait for it.
 */

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reading, TableChanges } from '../db/table-changes.ts'

/** Milliseconds after which a response is made again in the background, for example because the clock has moved on. */
const FRESH_MS = 2_500
/** Milliseconds after which it is not sent any more. */
const STORED_MS = 5_000
/** An event that is unpublished or deleted has disappeared from shared caches after this many seconds. */
export const GONE_WITHIN_SECONDS = 30
/** Seconds in which a stale answer may be sent while it is revalidated. */
const STALE_SECONDS = 15
const MAX_AGE_SECONDS = GONE_WITHIN_SECONDS - STALE_SECONDS - STORED_MS / 1000
const DAY_SECONDS = 86_400
const MOST_ANSWERS = 2_000
/** Shorter answers are not worth compressing. */
const COMPRESS_FROM_BYTES = 1_000

/** Browsers and proxies may store an answer, and send the last good one for a day while the server fails. */
export const PUBLIC_CACHE_CONTROL = `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${DAY_SECONDS}`

/** Headers by which an answer is interpreted and stored. */
type Kind = Readonly<Record<'content-type' | 'cache-control' | 'vary', string>>

const JSON_ANSWER: Kind = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': PUBLIC_CACHE_CONTROL,
  vary: 'accept-encoding, authorization',
}

export interface Answer {
  readonly etag: string
  /** The answer in a content coding, encoded at the first request of it. */
  coded(coding: Coding): Coded
}

/** The bytes of an answer in one coding, with the headers that describe them. */
export interface Coded {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

/** Makes the body of an answer. It may be called again, after its request has ended. */
type Make = () => Promise<string>

export interface PublicCache {
  /** How many answers were sent from the cache, and how many were made, since the start. */
  counts(): CacheCounts
  /** Returns the stored answer of an address, as `publicAddress` writes it; null if it is outdated or too old. */
  find(address: string): Answer | null
  /** Returns the stored answer of an address, or makes it: once, however many requests wait for it. */
  answer(address: string, make: Make, kind?: Kind): Promise<Answer>
}

export interface CacheCounts {
  readonly hits: number
  readonly misses: number
}

interface Entry {
  readonly reading: Reading
  readonly answer: Answer
  readonly madeAt: number
  /** Makes the answer again. */
  renew(): Promise<unknown>
}

interface Flight {
  readonly reading: Reading
  readonly answer: Promise<Answer>
}

/**
 * @param changes decide which answers are outdated
 * @param now milliseconds of a steady clock; the age of an answer is independent of the federation's time
 */
export function publicCache(
  changes: Pick<TableChanges, 'startReading'>,
  now: () => number = () => performance.now(),
): PublicCache {
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Flight>()
  let hits = 0
  let misses = 0

  /** Stores an entry and deletes those that are too old, which are the first ones. */
  function store(address: string, entry: Entry) {
    entries.delete(address)
    entries.set(address, entry)
    for (const [oldest, { madeAt }] of entries) {
      if (entries.size <= MOST_ANSWERS && entry.madeAt - madeAt <= STORED_MS) break
      entries.delete(oldest)
    }
  }

  /** Joins the making of an answer, unless a table that it has already read changed meanwhile. */
  function renew(address: string, make: Make, kind: Kind): Flight {
    const current = flights.get(address)
    if (current?.reading.isCurrent()) return current
    const reading = changes.startReading()
    const flight = { reading, answer: reading.run(makeAndStore) }
    flights.set(address, flight)
    const end = () => flights.get(address) === flight && flights.delete(address)
    flight.answer.then(end, end)
    return flight

    async function makeAndStore() {
      const madeAt = now()
      const answer = pack(await make(), kind)
      const entry = { reading, answer, madeAt, renew: () => renew(address, make, kind).answer }
      if (reading.isCurrent()) store(address, entry)
      return answer
    }
  }

  function find(address: string): Answer | null {
    const entry = entries.get(address)
    if (!entry) return null
    const age = now() - entry.madeAt
    if (age > STORED_MS || !entry.reading.isCurrent()) {
      entries.delete(address)
      return null
    }
    // If it fails, the requests that arrive when the answer is too old report the failure.
    if (age > FRESH_MS) entry.renew().catch(() => {})
    entry.reading.include()
    hits += 1
    return entry.answer
  }

  return {
    counts: () => ({ hits, misses }),
    find,
    async answer(address, make, kind = JSON_ANSWER) {
      const stored = find(address)
      if (stored) return stored
      misses += 1
      const { reading, answer } = renew(address, make, kind)
      const made = await answer
      reading.include()
      return made
    },
  }
}

/** Makes an answer of a body. Its bytes are encoded at the first request of each coding. */
export function pack(body: string, kind: Kind, brotliQuality = 5): Answer {
  const identity = Buffer.from(body)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = { etag, ...kind }
  const plain = { bytes: identity, headers }
  if (identity.length < COMPRESS_FROM_BYTES) return { etag, coded: () => plain }
  const ready: Partial<Record<Coding, Coded>> = { identity: plain }
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }
  return {
    etag,
    coded(coding) {
      ready[coding] ??= {
        bytes: coding === 'br' ? brotliCompressSync(identity, brotli) : gzipSync(identity),
        headers: { ...headers, 'content-encoding': coding },
      }
      return ready[coding]
    },
  }
}

type Asking = Pick<IncomingMessage, 'headers'>

/** Returns the bytes that a request can decode; null if its client has them. */
export function bytesFor({ headers }: Asking, { etag, coded }: Answer): Coded | null {
  return isKnown(headers['if-none-match'], etag) ? null : coded(codingOf(headers['accept-encoding']))
}

/**
 * Returns whether `if-none-match` names an ETag. It may be a list, `*`, or weak (`W/"…"`): proxies that compress an answer
 * weaken its ETag.
 */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header.trim() === '*' || header.includes(etag))

/** A coding with the weight 0 is refused. */
const codingOf = (accepted: string | string[] | undefined): Coding =>
  (accepted && CODINGS.find((coding) => accepted.includes(coding) && !isRefused(String(accepted), coding))) ||
  'identity'

const isRefused = (accepted: string, coding: Coding) =>
  accepted.includes('q=0') && new RegExp(`\\b${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const coded = bytesFor(request, answer)
  if (coded) return reply.headers(coded.headers).send(coded.bytes)
  return reply.headers(answer.coded('identity').headers).code(304).send()
}
