import * as z from 'zod/mini'
import { RIGHT_NAMES } from '../../right-names.ts'
import { TOKEN_SCOPES } from '../../token-scopes.ts'
import { Flag, Id, Instant, Language } from './scalars.ts'

/** A signed-in day session's tokens: the access token lives 15 minutes, the refresh token 30 days, used once. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** The user in the access token's `data` claim. */
export const User = z.object({
  id: Id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: Language,
  email: z.string(),
  isAdmin: Flag,
  isSuperAdmin: Flag,
  isRsf: Flag,
  numOfSwimmers: z.int(),
  canEditBaseResults: z.boolean(),
  /** Whether a right, besides an administrator's, opens the results desk of some event; absent if none does. */
  canRecordResults: z.optional(z.boolean()),
  /** Whether the questions of judge tests are open to edit; absent if not. */
  canEditJudgeQuestions: z.optional(z.boolean()),
  /** The regions that an administrator's rights are limited to; null is no limit. */
  regions: z.nullable(z.array(z.string())),
})

export const Settings = z.object({
  email: z.string(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  language: Language,
  consentVersion: z.string(),
  consentAt: Instant,
  createdAt: Instant,
})

export const Session = z.object({
  id: Id,
  createdAt: Instant,
  lastUsedAt: Instant,
  userAgent: z.string(),
  /** Whether it is the caller's own session. */
  current: z.boolean(),
})

export const TokenScope = z.enum(TOKEN_SCOPES)

export const PersonalToken = z.object({
  id: Id,
  label: z.string(),
  scopes: z.array(TokenScope),
  region: z.nullable(z.string()),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
  expiresAt: Instant,
})

/** A new token with its secret, which is shown this once. */
export const NewPersonalToken = z.extend(PersonalToken, { token: z.string() })

export const RightName = z.enum(RIGHT_NAMES)

/** A right of an account, everywhere, in one region or for one event, as `RIGHT_LIMITS` allows. */
export const Right = z.object({
  right: RightName,
  region: z.nullable(z.string()),
  eventId: z.optional(Id),
})

export const Account = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  activated: z.boolean(),
  blocked: z.boolean(),
  rights: z.array(Right),
  /** Increases with each change of the rights: the `If-Match` of the next change. */
  version: z.int(),
  createdAt: Instant,
})

export const Mail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Extension: the same as a page; null for e-mails that have none. */
  html: z.nullable(z.string()),
  state: z.enum(['queued', 'sent', 'stored', 'failed']),
  createdAt: Instant,
})

export type User = z.output<typeof User>
export type Tokens = z.output<typeof Tokens>
export type Settings = z.output<typeof Settings>
export type Session = z.output<typeof Session>
export type PersonalToken = z.output<typeof PersonalToken>
export type RightName = z.output<typeof RightName>
export type Right = z.output<typeof Right>
export type Account = z.output<typeof Account>
export type Mail = z.output<typeof Mail>
export type TokenScope = z.output<typeof TokenScope>
