/** Shapes of `--json` output that are not responses of the contract. Fields may be added, never removed. */

import {
  ADMISSION_KINDS,
  ADMISSION_STATES,
  RESULT_ERRORS,
  RESULT_STATUSES,
  SETTLEMENT_OUTCOMES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { CHECKS } from './check.ts'

const textOrNull = z.nullable(z.string())
const count = z.int()
const states = z.enum(['sent', 'done', 'skipped', 'failed', 'unknown'])
const counts = { total: count, done: count, skipped: count, failed: count, unknown: count, pending: count }

const profile = z.object({
  name: z.string(),
  url: textOrNull,
  email: textOrNull,
  language: z.nullable(z.enum(['ru', 'en'])),
  tokens: z.nullable(z.enum(['keychain', 'file'])),
  current: z.boolean(),
})

const job = z.object({
  job: z.string(),
  ...counts,
  failures: z.array(
    z.object({ key: z.string(), name: z.string(), state: states, detail: textOrNull, reason: textOrNull }),
  ),
  /** Items that were in the wanted state already, for commands that report them. */
  skips: z.array(z.object({ key: z.string(), name: z.string(), detail: textOrNull })),
})

export const SHAPES = {
  signedIn: z.object({
    profile: z.string(),
    url: z.string(),
    email: z.string(),
    tokens: z.enum(['keychain', 'file']),
  }),
  signedOut: z.object({ profile: z.string(), wasSignedIn: z.boolean() }),
  whoami: z.object({
    profile: z.string(),
    url: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    by: z.enum(['session', 'token']),
    /** Null where a personal access token tells none. */
    rights: z.nullable(z.array(z.string())),
    regions: z.nullable(z.array(z.string())),
  }),
  profile,
  removed: z.object({ removed: z.array(z.union([z.int(), z.string()])) }),
  description: z.object({ event: count, lang: z.enum(['ru', 'en']), html: z.string() }),
  address: z.object({ address: z.string() }),
  board: z.object({
    id: count,
    name: z.string(),
    public: z.boolean(),
    registration: z.object({ state: z.string(), days: z.nullable(count) }),
    offers: count,
    distances: count,
    places: z.nullable(count),
    documents: z.array(z.object({ name: z.string(), size: count })),
    descriptions: z.array(z.enum(['ru', 'en'])),
  }),
  job,
  settlement: z.object({
    dryRun: z.boolean(),
    payments: z.array(
      z.object({
        line: count,
        number: z.string(),
        date: z.string(),
        amount: z.number(),
        currency: textOrNull,
        payer: z.string(),
        purpose: z.string(),
        outcome: z.enum(SETTLEMENT_OUTCOMES),
        orders: z.array(count),
        /** What is left to pay of the orders, where the amount differs. */
        due: z.nullable(z.number()),
      }),
    ),
    /** Null where nothing was to be marked. */
    job: z.nullable(job),
  }),
  journal: z.object({
    job: z.string(),
    command: z.string(),
    cwd: z.string(),
    url: z.string(),
    startedAt: z.string(),
    ended: z.boolean(),
    ...counts,
    tasks: z.optional(
      z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          state: states,
          detail: z.optional(z.string()),
          reason: z.optional(z.string()),
          exit: z.optional(z.string()),
        }),
      ),
    ),
  }),
  check: z.object({ check: z.string(), state: z.enum(['good', 'bad', 'unknown']), detail: z.string() }),
  /** A result as it was recorded. */
  liveResult: z.object({
    distanceId: count,
    distCode: z.string(),
    gender: z.literal([0, 1, 2]),
    heat: z.nullable(count),
    lane: z.nullable(count),
    number: z.nullable(count),
    iwsaid: z.string(),
    /** The team of a relay. */
    teamId: textOrNull,
    name: z.string(),
    status: z.enum(RESULT_STATUSES),
    time: textOrNull,
    place: z.nullable(count),
  }),
  /** The installed version and the newest one that is published. */
  upgrade: z.object({
    version: z.string(),
    newest: z.string(),
    isNewer: z.boolean(),
    /** Null if there is nothing newer. */
    command: textOrNull,
  }),
  /** A base result of a year. */
  baseChange: z.object({
    distCode: z.string(),
    gender: z.literal([0, 1, 2]),
    year: count,
    result: z.string(),
    /** Hundredths of a second since the year before; null of the first one. */
    changeCs: z.nullable(z.int()),
  }),
  /** A document that an event requires of a swimmer. */
  admission: z.object({
    documentId: z.nullable(count),
    kind: z.enum(ADMISSION_KINDS),
    state: z.enum(['missing', 'expires', ...ADMISSION_STATES]),
    validUntil: textOrNull,
    note: textOrNull,
    swimmerId: count,
    iwsaid: z.string(),
    number: z.nullable(count),
    email: textOrNull,
    regionCode: textOrNull,
    country: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    nativeFirstName: textOrNull,
    nativePatronim: textOrNull,
    nativeLastName: textOrNull,
  }),
  /** What an administrator has to attend to. */
  finding: z.object({
    check: z.enum(CHECKS),
    /** What blocks publishing results; null of other findings. */
    error: z.nullable(z.enum(RESULT_ERRORS)),
    event: z.nullable(z.object({ id: count, name: z.string(), nameEn: textOrNull })),
    /** Number of the order, ID of the distance or of the profile; null of what is counted. */
    id: z.nullable(count),
    name: textOrNull,
    count: z.nullable(count),
    /** When a place is lost or was lost. */
    at: textOrNull,
  }),
  backup: z.object({ folder: z.string(), rows: count, files: count }),
  /** Whatever the call answers, or a schema. */
  anything: z.any(),
} as const
