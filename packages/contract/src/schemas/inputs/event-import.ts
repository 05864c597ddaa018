import { DIPLOMA_KINDS, OFFER_LISTS } from '@polynya/domain'
import * as z from 'zod/mini'
import { EVENT_FORMAT, EVENT_FORMAT_VERSION } from '../answers/event-export.ts'
import { ImportedTemplate } from './diploma.ts'
import { DescriptionInput, EventCreate, OfferDistanceInput, OfferInput } from './event.ts'
import { EventSessionUpdate } from './event-session.ts'
import { ListRulesInput } from './list-rules.ts'
import { CouponInput } from './order.ts'
import { PrintSettingsInput } from './print-settings.ts'
import { Id, range } from './scalars.ts'

const atMost = <T extends z.core.$ZodType>(element: T, max: number) =>
  z.array(element).check(z.maxLength(max, { error: 'too_long' }))

const listRules = z.optional(ListRulesInput)

/** The id is that of the file: sessions refer to it. */
const ImportedDistance = z.extend(OfferDistanceInput, { id: Id, listRules })
const ImportedOffer = z.extend(z.omit(OfferInput, { id: true }), {
  children: atMost(ImportedDistance, OFFER_LISTS.distances),
})
const ImportedSession = z.extend(EventSessionUpdate, { number: range(1, 50), listRules })
const ImportedCoupon = z.omit(CouponInput, { id: true })

/** Whatever a file has there is not imported. */
const notImported = z.optional(z.record(z.string(), z.unknown()))

/** An event as `events.exportEvent` returns it. */
export const EventImport = z.strictObject({
  format: z.literal(EVENT_FORMAT, { error: 'not_allowed' }),
  version: z
    .int({ error: 'not_a_number' })
    .check(z.gte(1, { error: 'too_small' }), z.lte(EVENT_FORMAT_VERSION, { error: 'format_newer' })),
  origin: notImported,
  event: z.extend(EventCreate, { programData: z.optional(atMost(ImportedOffer, 30)) }),
  descriptions: z.optional(atMost(DescriptionInput, 2)),
  sessions: z.optional(atMost(ImportedSession, 50)),
  printSettings: z.optional(z.nullable(PrintSettingsInput)),
  coupons: z.optional(atMost(ImportedCoupon, 200)),
  diplomaTemplates: z.optional(atMost(ImportedTemplate, DIPLOMA_KINDS.length)),
  archive: notImported,
})

/** Whether the file also holds who entered, started and finished. */
export const EventExportQuery = z.strictObject({ archive: z.optional(z.literal('true')) })

export type EventImport = z.input<typeof EventImport>
