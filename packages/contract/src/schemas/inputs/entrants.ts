import * as z from 'zod/mini'
import { EventState } from '../answers/event.ts'
import { Language } from '../answers/scalars.ts'
import { RefundWay } from '../order-codes.ts'
import { Id, IdParam, RegionCode, RegistryId, text } from './scalars.ts'

const count = z.int({ error: 'not_a_number' }).check(z.gte(0, { error: 'too_small' }))

/** A change of state is confirmed twice: by the name of the event, and by how many it concerns. */
export const EventStateInput = z.strictObject({
  state: EventState,
  name: text('eventName'),
  entrants: count,
  /** Target of the refunds of a cancelled event; without it, none are made. */
  refundTo: z.optional(z.nullable(RefundWay)),
  /** Additional text of the e-mail, which the page of the event shows as the reason, in each language. */
  noteRu: z.optional(z.nullable(text([1, 4000]))),
  noteEn: z.optional(z.nullable(text([1, 4000]))),
})

/** Recipients of a message; absent filters match everyone. */
export const EntrantFilter = z.strictObject({
  /** A distance of the programme. */
  distanceId: z.optional(Id),
  /** `held` waits for its money. */
  state: z.optional(z.enum(['held', 'confirmed', 'waitlisted'], { error: 'not_allowed' })),
  region: z.optional(RegionCode),
  club: z.optional(text([1, 120])),
  /** One swimmer. */
  iwsaid: z.optional(RegistryId),
})

const message = {
  filter: EntrantFilter,
  subjectRu: text([3, 150]),
  textRu: text([3, 8000]),
  subjectEn: text([3, 150]),
  textEn: text([3, 8000]),
}

export const MessageDraft = z.strictObject(message)
/** `recipients` is the number from its preview. */
export const MessageInput = z.strictObject({ ...message, recipients: count })

export const MoneyFileParams = z.object({ id: IdParam, type: z.enum(['csv', 'xlsx']) })
export const MoneyFileQuery = z.strictObject({ lang: z.optional(Language) })

export type EventStateInput = z.input<typeof EventStateInput>
export type EntrantFilter = z.output<typeof EntrantFilter>
export type MessageDraft = z.input<typeof MessageDraft>
export type MessageInput = z.input<typeof MessageInput>
