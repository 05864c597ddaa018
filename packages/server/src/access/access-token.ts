/** Access tokens: signed, short-lived, with the user under their `data` claim. */

import type { User } from '@polynya/contract'
import { LIVES } from '@polynya/domain'
import { type CryptoKey, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock, Ids } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { insertSigningKey, listSigningKeys } from './signing-keys.store.ts'

const ISSUER = 'polynya'
const AUDIENCE = 'polynya-v1'
const LEEWAY_SECONDS = 5
const KEY_DAYS = 30
/** Tokens whose verification is stored at most. */
const MOST_VERIFIED = 5_000

export interface AccessClaims {
  readonly user: User
  readonly sessionId: number
  readonly tokenVersion: number
}

export interface AccessTokens {
  /**
   * Loads the keys of all processes and creates a new one if the newest is 30 days old: at the start and nightly.
   * Signing itself does not query the database, because it happens inside transactions.
   */
  prepare(): Promise<void>
  /** Signs a token that expires 15 minutes after `at`; the same claims and instant give the same token. */
  sign(claims: AccessClaims, at: Date): Promise<string>
  /** Returns the account and session of a token; `expired` for a valid but expired token, null for an invalid one. */
  verify(token: string): Promise<VerifiedToken | 'expired' | null>
}

export interface VerifiedToken {
  readonly accountId: number
  readonly sessionId: number
  readonly tokenVersion: number
}

interface Key {
  readonly kid: string
  readonly secret: CryptoKey
  readonly createdAt: Date
}

export function accessTokens(db: Database, clock: Clock, ids: Ids): AccessTokens {
  const keys = keyRing(db, clock, ids)
  /** Tokens with a valid signature. Whether their session still runs is read for every request. */
  const verifiedTokens = new Map<string, KnownToken>()

  function store(token: string, known: KnownToken) {
    const [oldest] = verifiedTokens.keys()
    if (verifiedTokens.size >= MOST_VERIFIED && oldest !== undefined) verifiedTokens.delete(oldest)
    verifiedTokens.set(token, known)
  }

  return {
    prepare: () => keys.prepare(),
    async sign({ user, sessionId, tokenVersion }, at) {
      const { kid, secret } = keys.newest()
      const issued = Math.floor(at.getTime() / 1000)
      return new SignJWT({ data: user, sid: sessionId, tv: tokenVersion })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
        .setSubject(String(user.id))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(issued + LIVES.accessTokenMinutes * 60)
        .sign(secret)
    },
    async verify(token) {
      const known = verifiedTokens.get(token)
      if (known) return clock.now().getTime() < known.expiresAt ? known.claims : 'expired'
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keys.named(kid), {
          algorithms: ['HS256'],
          typ: 'JWT',
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTolerance: LEEWAY_SECONDS,
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        })
        const claims = verified(payload)
        if (claims) store(token, { claims, expiresAt: (Number(payload.exp) + LEEWAY_SECONDS) * 1000 })
        return claims
      } catch (problem) {
        return problem instanceof errors.JWTExpired ? 'expired' : null
      }
    },
  }
}

interface KnownToken {
  readonly claims: VerifiedToken
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Returns the claims of a token; null if they are not of the form that `sign` writes. */
function verified({ sub, sid, tv }: JWTPayload): VerifiedToken | null {
  const [accountId, sessionId, tokenVersion] = [/^\d+$/.test(sub ?? '') ? Number(sub) : null, sid, tv]
  return isInteger(accountId) && isInteger(sessionId) && isInteger(tokenVersion)
    ? { accountId, sessionId, tokenVersion }
    : null
}

/** Whether a value fits an integer column of the database. */
const isInteger = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31

/** Imports a key once: given its bytes, the library would import them for every token. */
const imported = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', Buffer.from(secret, 'base64url'), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** The signing keys of all processes: the newest one signs, older ones verify until their tokens expire. */
function keyRing(db: Database, clock: Clock, ids: Ids) {
  const known = new Map<string, Key>()

  async function load() {
    for (const { kid, secret, created_at } of await listSigningKeys(db)) {
      known.set(kid, { kid, secret: await imported(secret), createdAt: created_at })
    }
  }

  return {
    async prepare() {
      await load()
      const newest = [...known.values()].at(-1)
      const isFresh = newest && clock.now().getTime() - newest.createdAt.getTime() < KEY_DAYS * 86_400_000
      if (isFresh) return
      await insertSigningKey(db, { kid: ids.key(), secret: ids.secret(), created_at: clock.now() })
      await load()
    },
    newest(): Key {
      const key = [...known.values()].at(-1)
      if (!key) throw new Error('No signing key: prepare() the access tokens first')
      return key
    },
    async named(kid: string | undefined): Promise<CryptoKey> {
      if (kid && !known.has(kid)) await load()
      const key = kid ? known.get(kid) : undefined
      if (!key) throw new Error('Unknown signing key')
      return key.secret
    },
  }
}
