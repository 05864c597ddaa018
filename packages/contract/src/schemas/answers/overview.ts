import { ADMISSION_KINDS } from '@polynya/domain'
import * as z from 'zod/mini'
import { EventCard } from './event.ts'
import { EnteredSwimmer, Entry, OrderCard, WaitingEntry } from './order.ts'
import { DateOnly, Id, Instant } from './scalars.ts'

const textOrNull = z.nullable(z.string())
const countOrNull = z.nullable(z.int())

/** An event as the rows of an overview name it. */
const NamedEvent = z.object({ id: Id, name: z.string(), nameEn: textOrNull })

/** An entry of an own swimmer, as captain or member of a team, in an event that has not ended. */
export const Start = z.object({
  entry: Entry,
  swimmer: EnteredSwimmer,
  event: z.extend(NamedEvent, {
    startDate: z.nullable(DateOnly),
    endDate: z.nullable(DateOnly),
    timeZone: z.string(),
  }),
  /** The heat and lane of the start list; null if it has none of this entry. */
  heat: countOrNull,
  lane: countOrNull,
  startsAt: z.nullable(Instant),
})

/** An admission document that an own swimmer has to replace or to upload. */
export const DocumentDue = z.object({
  swimmer: EnteredSwimmer,
  kind: z.enum(ADMISSION_KINDS),
  /** `expires`: before the event ends or, without an event, soon. */
  state: z.enum(['missing', 'expires', 'refused']),
  validUntil: z.nullable(DateOnly),
  /** The event that requires it; null if none does now. */
  event: z.nullable(NamedEvent),
})

/** What an account has to do and to expect. */
export const Overview = z.object({
  /** The next start first. */
  starts: z.array(Start),
  unpaid: z.array(OrderCard),
  /** Places that waiting lists offer. */
  offered: z.array(WaitingEntry),
  documents: z.array(DocumentDue),
  followed: z.array(EventCard),
  swimmers: z.array(z.extend(EnteredSwimmer, { isConfirmed: z.boolean() })),
  /** The region of most of the swimmers; null if they have none. */
  region: textOrNull,
  /** The next events that an administrator runs, drafts too. */
  administered: z.array(EventCard),
})

export type Start = z.output<typeof Start>
export type DocumentDue = z.output<typeof DocumentDue>
export type Overview = z.output<typeof Overview>
