/**
 * How often something may be requested: one table. `database` counts for all processes together; `dates` counts the
 * distinct birth dates that were tried on profiles of others (`areas/swimmers/duplicates/birth-date-tries.ts`).
 */

import type { EndpointId } from '@polynya/contract'

interface RateLimit {
  readonly max: number
  readonly seconds: number
  readonly counted: 'process' | 'database' | 'dates'
}

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

export const RATE_LIMITS = {
  /** Reads by address. */
  read: { max: 600, seconds: MINUTE, counted: 'process' },
  /** Printouts by address: each is printed by a process of its own. */
  printout: { max: 60, seconds: MINUTE, counted: 'process' },
  /** Printouts that an account has made in the background: each stores a file for a day. */
  queuedPrintout: { max: 60, seconds: HOUR, counted: 'database' },
  /** Share pictures by address that have to be drawn. */
  sharePicture: { max: 60, seconds: MINUTE, counted: 'process' },
  /** Writes of an account. */
  write: { max: 60, seconds: MINUTE, counted: 'database' },
  /** Writes of an administrator, who works in bulk. */
  adminWrite: { max: 1200, seconds: MINUTE, counted: 'database' },
  /** Writes without an account, by address. */
  visitorWrite: { max: 60, seconds: MINUTE, counted: 'database' },
  /** Writes with an access token that is none, by address. */
  invalidToken: { max: 60, seconds: MINUTE, counted: 'database' },
  /** What a gateway tells, which comes from few addresses and in bursts when registration opens. */
  notification: { max: 600, seconds: MINUTE, counted: 'database' },
  /** Sign-ins to one e-mail from one address, and from one address in all. */
  signIn: { max: 10, seconds: 15 * MINUTE, counted: 'database' },
  signInAddress: { max: 100, seconds: HOUR, counted: 'database' },
  /** Sign-ups, resets and resends: by address, and by the e-mail that would get the mail. */
  mailAddress: { max: 20, seconds: HOUR, counted: 'database' },
  mailTo: { max: 3, seconds: HOUR, counted: 'database' },
  /** Questions for similar profiles, which tell a little of other accounts. */
  similar: { max: 60, seconds: DAY, counted: 'database' },
  /** Tries to claim a profile by its birth date. */
  claim: { max: 3, seconds: DAY, counted: 'database' },
  /** Profiles that an account creates. */
  newProfile: { max: 30, seconds: DAY, counted: 'database' },
  /** Birth dates that an account tries: on any profiles, and on one. */
  datesByAccount: { max: 10, seconds: DAY, counted: 'dates' },
  datesOnProfile: { max: 3, seconds: 30 * DAY, counted: 'dates' },
  /** Birth dates that all accounts together try on one profile. */
  datesOnProfileByAll: { max: 10, seconds: 30 * DAY, counted: 'dates' },
  /** Offers of profiles by an account: each sends a mail to an address that it names. */
  transfer: { max: 10, seconds: DAY, counted: 'database' },
  /** Marks of phones that time an event, which share an address in the hall. */
  timing: { max: 1200, seconds: MINUTE, counted: 'database' },
  /** Messages of an account to the entrants of events: each sends many mails. */
  entrantMessage: { max: 20, seconds: DAY, counted: 'database' },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS

type Counted<Where> = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['counted'] extends Where ? Name : never
}[RateLimitName]

export type DatabaseLimit = Counted<'database'>
export type ProcessLimit = Counted<'process'>
export type DateLimit = Counted<'dates'>

/** Calls of visitors that are counted by a limit of their own. */
export const VISITOR_LIMITS: { readonly [Id in EndpointId]?: DatabaseLimit } = {
  'payments.notify': 'notification',
  'timing.send': 'timing',
}
