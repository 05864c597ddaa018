/**
 * An event as a file, which other installations import. Ids are those of the installation that exported it: only those of
 * distances have a meaning in the file, where sessions, start lists and results refer to them.
 */

import * as z from 'zod/mini'
import { DiplomaTemplate } from './diploma.ts'
import * as event from './event.ts'
import { EventSession } from './event-session.ts'
import { ListRules } from './list-rules.ts'
import { Coupon } from './order.ts'
import { PrintSettings } from './print-settings.ts'
import { ResultList } from './result.ts'
import { Id } from './scalars.ts'
import { Entrant, StartList } from './start-list.ts'

export const EVENT_FORMAT = 'polynya-event'
/** Increases when a reader of the format before could misread a file. */
export const EVENT_FORMAT_VERSION = 1

const textOrNull = z.nullable(z.string())
const id = true

/** Rules of start lists that differ from those above; only administrators see them. */
const listRules = z.optional(ListRules)

const ExportedDistance = z.extend(event.OfferDistance, { listRules })
const ExportedOffer = z.extend(z.omit(event.Offer, { id }), { children: z.array(ExportedDistance) })
const ExportedDay = z.extend(z.omit(event.DayProgram, { id }), {
  children: z.array(z.omit(event.DayProgramItem, { id })),
})
const ExportedSession = z.extend(z.omit(EventSession, { id, startsAt: true, version: true }), { listRules })

/** Everything that the editor of the event edits. */
const ExportedEvent = z.extend(
  z.omit(event.Event, {
    id,
    userId: true,
    registration: true,
    poster: true,
    logoFile: true,
    public: true,
    eventState: true,
    currencySign: true,
    descriptionHTML: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  }),
  { dayProgram: z.array(ExportedDay), programData: z.array(ExportedOffer) },
)

const ExportedTemplate = z.omit(DiplomaTemplate, { background: true, isDefault: true, version: true })

/** What the invitation of a program of meets says about an event: the rest is as of a new event. */
export const InvitedEvent = z.object({
  format: z.literal(EVENT_FORMAT),
  version: z.int(),
  event: z.extend(
    z.pick(ExportedEvent, {
      name: true,
      nameEn: true,
      organizer: true,
      contactEmail: true,
      address: true,
      startDate: true,
      endDate: true,
      regStartDate: true,
      regEndDate: true,
      ageGroupOnDate: true,
      ageGroupMode: true,
      uqDistPerEvent: true,
      currency: true,
      ageGroups: true,
      programData: true,
    }),
    { listSettings: ListRules },
  ),
  sessions: z.array(ExportedSession),
})

/** Where the file is from, and what an import leaves out. */
const ExportOrigin = z.object({
  id: Id,
  url: z.string(),
  eventState: event.EventState,
  stateNote: textOrNull,
  stateNoteEn: textOrNull,
  poster: textOrNull,
  logoFile: textOrNull,
  documents: z.array(event.Document),
})

/** Who entered, started and finished, as the caller may see it. */
const EventArchive = z.object({
  entrants: z.array(Entrant),
  startLists: z.array(StartList),
  results: z.array(ResultList),
})

export const EventExport = z.object({
  format: z.literal(EVENT_FORMAT),
  version: z.int(),
  origin: ExportOrigin,
  event: ExportedEvent,
  descriptions: z.array(z.omit(event.Description, { id })),
  sessions: z.array(ExportedSession),
  /** For administrators of the event alone; null if they are the usual ones. */
  printSettings: z.optional(z.nullable(PrintSettings)),
  /** For administrators of the event alone. */
  coupons: z.optional(z.array(z.omit(Coupon, { id, used: true }))),
  /** Those that the event has changed, for its administrators alone; without their pictures. */
  diplomaTemplates: z.optional(z.array(ExportedTemplate)),
  archive: z.optional(EventArchive),
})

export type InvitedEvent = z.output<typeof InvitedEvent>
export type EventExport = z.output<typeof EventExport>
