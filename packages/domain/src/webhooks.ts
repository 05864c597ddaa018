/** Webhooks: what is sent, and when a delivery is repeated. See docs/rules.md#webhooks. */

import type { EventState } from './orders.ts'

/** IDs that the data of a type has: receivers read the objects by the public API. */
type WebhookId = 'eventId' | 'recordId'

/** What webhooks are sent of, each about public data, with the IDs of its data. */
export const WEBHOOK_TYPES = {
  'event.published': ['eventId'],
  'event.changed': ['eventId'],
  'event.calledOff': ['eventId'],
  'event.withdrawn': ['eventId'],
  'documents.changed': ['eventId'],
  'registration.opened': ['eventId'],
  'registration.closed': ['eventId'],
  'startLists.published': ['eventId'],
  'results.published': ['eventId'],
  'results.changed': ['eventId'],
  'record.approved': ['eventId', 'recordId'],
} as const satisfies Record<string, readonly WebhookId[]>

export type WebhookType = keyof typeof WEBHOOK_TYPES

export const WEBHOOK_TYPE_NAMES = Object.keys(WEBHOOK_TYPES) as [WebhookType, ...WebhookType[]]

/** The type that an owner sends to try a webhook; its data is empty. */
export const WEBHOOK_TEST = 'webhook.test'

export type DeliveredType = WebhookType | typeof WEBHOOK_TEST

export const DELIVERED_TYPES = [...WEBHOOK_TYPE_NAMES, WEBHOOK_TEST] as const

/** The IDs of a delivery. */
export type WebhookData = Readonly<Partial<Record<WebhookId, number>>>

/** Webhooks that an account may have. */
export const MOST_WEBHOOKS = 10

/** Deliveries of a webhook in a list. */
export const MOST_DELIVERIES = 50

/** `paused` by its owner; `gone`: its receiver responded with 410; `failing`: it accepted nothing for three days. */
export const WEBHOOK_STATES = ['active', 'paused', 'gone', 'failing'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

/** `waiting` for its next attempt; `failed`: there is none any more. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed; `disabled`: the webhook was paused or disabled before it was delivered. */
export const DELIVERY_FAULTS = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'privateAddress',
  'disabled',
] as const
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

/** What of an event webhooks are sent of. Instants are seconds, null if there is none yet. */
export interface WebhookFacts {
  readonly isPublic: boolean
  readonly state: EventState
  readonly updatedAt: number
  readonly isRegistrationOpen: boolean
  /** Number of documents, and when the last one was added. */
  readonly documents: string
  /** When the last start list was published. */
  readonly startListsAt: number | null
  /** When the last results were published. */
  readonly resultsAt: number | null
  /** Number of distances with published results, and when the last of them changed. */
  readonly results: string
}

/**
 * Returns what is sent of an event, given the facts that receivers know and the current ones. One delivery covers all
 * that a receiver reads with it: of a new event only its publication is sent, of one that is called off no other change.
 */
export function webhookChanges(known: WebhookFacts | null, now: WebhookFacts): WebhookType[] {
  if (!now.isPublic) return known?.isPublic ? ['event.withdrawn'] : []
  if (!known?.isPublic) return ['event.published']
  const isCalledOff = known.state !== now.state && now.state === 'calledOff'
  const isRegistrationMoved = known.isRegistrationOpen !== now.isRegistrationOpen
  const hasNewResults = isLater(now.resultsAt, known.resultsAt)
  const changes: (WebhookType | false)[] = [
    isCalledOff && 'event.calledOff',
    !isCalledOff && known.updatedAt !== now.updatedAt && 'event.changed',
    known.documents !== now.documents && 'documents.changed',
    isRegistrationMoved && (now.isRegistrationOpen ? 'registration.opened' : 'registration.closed'),
    isLater(now.startListsAt, known.startListsAt) && 'startLists.published',
    hasNewResults && 'results.published',
    !hasNewResults && known.results !== now.results && 'results.changed',
  ]
  return changes.filter((change) => change !== false)
}

const isLater = (now: number | null, known: number | null) => now !== null && (known === null || now > known)

const MINUTE_S = 60
const HOUR_S = 3600

/** Seconds from each failed attempt to the next; the last pause is repeated. */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  24 * HOUR_S,
] as const

/** A delivery is attempted for this time; a webhook that accepts nothing for it is disabled. */
export const RETRY_DAYS = 3
const RETRY_MS = RETRY_DAYS * 24 * HOUR_S * 1000

interface Attempted {
  /** Attempts until now, at least one. */
  readonly attempts: number
  readonly firstAt: Date
  readonly now: Date
}

/** Returns when a failed delivery is attempted again: for the last time three days after the first; null is never. */
export function nextAttempt({ attempts, firstAt, now }: Attempted): Date | null {
  const last = firstAt.getTime() + RETRY_MS
  if (now.getTime() >= last) return null
  const pause = RETRY_SECONDS[attempts - 1] ?? 24 * HOUR_S
  return new Date(Math.min(now.getTime() + pause * 1000, last))
}

/** Whether a webhook that has accepted nothing since an instant is disabled. */
export const isFailingTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= RETRY_MS
