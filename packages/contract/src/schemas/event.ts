import { DIST_CODES, type LENGTHS } from '@polynya/domain'
import * as z from 'zod/mini'
import {
  CurrencyCode,
  DateOnly,
  DistanceCode,
  Gender,
  Id,
  IdParam,
  Instant,
  Language,
  listQuery,
  RegionCode,
  SeasonLabel,
  TimeZone,
  text,
  WebAddress,
} from './scalars.ts'

export const RegistrationState = z.enum([
  'unknown',
  'finished',
  'goingOn',
  'finishingToday',
  'willOpen',
  'closed',
  'individualClosed',
  'willClose',
  'open',
])

/** The registration status at the time of the answer; `days` until it opens or closes. */
export const Registration = z.object({ state: RegistrationState, days: z.nullable(z.int()) })

export const WaterCategory = z.enum(['A', 'B', 'C'])
export const EventKind = z.enum(['championship', 'cup', 'festival', 'openWater', 'seminar'])
export const OfferKind = z.enum(['individual', 'relay'])
const degrees = (limit: number) =>
  z.number().check(z.gte(-limit, { error: 'too_small' }), z.lte(limit, { error: 'too_large' }))
const count = (max: number) =>
  z.int({ error: 'not_a_number' }).check(z.gte(0, { error: 'too_small' }), z.lte(max, { error: 'too_large' }))
const age = count(120)

/** A place on the map, in degrees. */
export const Coord = z.object({ lat: degrees(90), lon: degrees(180) })

/** Whole years from `minAge` to `maxAge`, both included; null is no upper limit. */
export const AgeGroup = z.object({ code: text([1, 12]), minAge: age, maxAge: z.nullable(age) })

/** One line of a day's programme; `time` is `HH:MM` at the venue. */
export const DayProgramItem = z.object({
  id: Id,
  time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'wrong_format' }))),
  text: text([1, 300]),
  textEn: z.nullable(text([1, 300])),
})

export const DayProgram = z.object({ id: Id, date: DateOnly, children: z.array(DayProgramItem) })

/** A distance of an offer: who may enter it and how many places it has (null is no limit). */
export const OfferDistance = z.object({
  id: Id,
  distCode: DistanceCode,
  gender: Gender,
  /** The session of the program in which it is swum, from 1. */
  session: z.int().check(z.gte(1, { error: 'too_small' }), z.lte(50, { error: 'too_large' })),
  minAge: z.nullable(age),
  maxAge: z.nullable(age),
  paraGroups: z.array(text([1, 12])),
  /** Classes chosen per entry and ranked apart, such as general and wetsuit. */
  divisions: z.array(text([1, 40])),
  slotLimit: z.nullable(count(10_000)),
  reserved: count(10_000),
})

/** An offer (program): distances sold together, with its own registration window inside the event's. */
export const Offer = z.object({
  id: Id,
  kind: OfferKind,
  name: text([1, 120]),
  nameEn: z.nullable(text([1, 120])),
  regStartDate: z.nullable(Instant),
  regEndDate: z.nullable(Instant),
  slotLimit: z.nullable(count(10_000)),
  reserved: count(10_000),
  children: z.array(OfferDistance),
})

/** An event's description in one language, as safe HTML. */
export const Description = z.object({ id: Id, lang: Language, html: z.string() })

/** A regulation document. `file` names it in calls, `name` is what its owner called it. */
export const Document = z.object({
  file: z.string(),
  name: z.string(),
  type: z.enum(['pdf', 'docx', 'xlsx', 'jpg', 'png']),
  /** Bytes. */
  size: z.int(),
  url: z.string(),
  uploadedAt: Instant,
})

const shown = {
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  shortName: z.nullable(z.string()),
  shortNameEn: z.nullable(z.string()),
  organizer: z.nullable(z.string()),
  organizerEn: z.nullable(z.string()),
  address: z.nullable(z.string()),
  addressEn: z.nullable(z.string()),
  region: z.nullable(RegionCode),
  coord: z.nullable(Coord),
  startDate: z.nullable(DateOnly),
  endDate: z.nullable(DateOnly),
  timeZone: TimeZone,
  regStartDate: z.nullable(Instant),
  regEndDate: z.nullable(Instant),
  registration: Registration,
  series: z.nullable(z.string()),
  specType: z.nullable(EventKind),
  priority: z.int(),
  waterCat: z.nullable(WaterCategory),
  /** Degrees Celsius. */
  waterTemp: z.nullable(z.number()),
  poster: z.nullable(z.string()),
  logoFile: z.nullable(z.string()),
  public: z.boolean(),
}

/** An event in a list. */
export const EventCard = z.object(shown)

/** An event with everything that its editor edits. */
export const Event = z.object({
  ...shown,
  userId: Id,
  ageGroupOnDate: z.nullable(DateOnly),
  ageGroupMode: z.enum(['date', 'year']),
  /** How many different distances a swimmer may enter; null is no limit. */
  uqDistPerEvent: z.nullable(z.int()),
  url: z.nullable(z.string()),
  currency: CurrencyCode,
  currencySign: z.string(),
  ageGroups: z.array(AgeGroup),
  paraAgeGroupMap: z.record(z.string(), z.string()),
  descriptionHTML: z.array(Description),
  dayProgram: z.array(DayProgram),
  programData: z.array(Offer),
  /** Goes up with every change; `If-Match` takes it. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})

/** An event as its page shows it. */
export const EventView = z.extend(Event, { documents: z.array(Document) })

const newId = { id: z.optional(Id) }
const DayProgramInput = z.strictObject({
  ...newId,
  date: DateOnly,
  children: z
    .array(z.strictObject({ ...DayProgramItem.shape, ...newId }))
    .check(z.maxLength(200, { error: 'too_long' })),
})
const OfferInput = z.strictObject({
  ...Offer.shape,
  ...newId,
  children: z
    .array(z.strictObject({ ...OfferDistance.shape, ...newId }))
    .check(z.maxLength(200, { error: 'too_long' })),
})

const optionalText = (length: keyof typeof LENGTHS | readonly [number, number]) =>
  z.optional(z.nullable(text(length)))

/** A subset of what an event holds: what is absent stays. Lists are replaced whole, keeping what has its id. */
export const EventUpdate = z.strictObject({
  name: z.optional(text('eventName')),
  nameEn: optionalText('eventName'),
  shortName: optionalText('eventShortName'),
  shortNameEn: optionalText('eventShortName'),
  organizer: optionalText([2, 200]),
  organizerEn: optionalText([2, 200]),
  address: optionalText([2, 300]),
  addressEn: optionalText([2, 300]),
  region: z.optional(z.nullable(RegionCode)),
  coord: z.optional(z.nullable(z.strictObject(Coord.shape))),
  startDate: z.optional(z.nullable(DateOnly)),
  endDate: z.optional(z.nullable(DateOnly)),
  timeZone: z.optional(TimeZone),
  regStartDate: z.optional(z.nullable(Instant)),
  regEndDate: z.optional(z.nullable(Instant)),
  ageGroupOnDate: z.optional(z.nullable(DateOnly)),
  ageGroupMode: z.optional(z.enum(['date', 'year'])),
  uqDistPerEvent: z.optional(
    z.nullable(
      z.int().check(z.gte(1, { error: 'too_small' }), z.lte(DIST_CODES.length, { error: 'too_large' })),
    ),
  ),
  series: optionalText([2, 60]),
  specType: z.optional(z.nullable(EventKind)),
  priority: z.optional(count(100)),
  waterCat: z.optional(z.nullable(WaterCategory)),
  waterTemp: z.optional(
    z.nullable(z.number().check(z.gte(-3, { error: 'too_small' }), z.lte(30, { error: 'too_large' }))),
  ),
  url: z.optional(z.nullable(WebAddress)),
  currency: z.optional(CurrencyCode),
  ageGroups: z.optional(
    z.array(z.strictObject(AgeGroup.shape)).check(z.maxLength(60, { error: 'too_long' })),
  ),
  paraAgeGroupMap: z.optional(z.record(text([1, 12]), text([1, 12]))),
  dayProgram: z.optional(z.array(DayProgramInput).check(z.maxLength(30, { error: 'too_long' }))),
  programData: z.optional(z.array(OfferInput).check(z.maxLength(30, { error: 'too_long' }))),
  public: z.optional(z.boolean()),
})

/** A new event: its name, and whatever else is known of it. It starts unpublished. */
export const EventCreate = z.extend(z.omit(EventUpdate, { public: true }), { name: text('eventName') })

const eventFilters = {
  ...listQuery(['startDate', 'name', 'priority', 'regEndDate']),
  season: z.optional(SeasonLabel),
  status: z.optional(RegistrationState),
  region: z.optional(RegionCode),
  waterCat: z.optional(WaterCategory),
}

export const EventsQuery = z.strictObject(eventFilters)
export const AdminEventsQuery = z.strictObject({
  ...eventFilters,
  public: z.optional(
    z.pipe(
      z.transform((value: boolean): unknown => ({ true: true, false: false })[String(value)]),
      z.boolean(),
    ),
  ),
})

export const EventPage = z.object({ events: z.array(EventCard), total: z.int() })
export const EventCards = z.object({ events: z.array(EventCard) })
export const FeaturedEvent = z.object({ event: z.nullable(EventCard) })
export const EventParams = z.object({ id: IdParam })

/** What of an event a file is: its poster, its logo, or one of its regulation documents. */
export const EventFileType = z.enum(['poster', 'logo', 'reguls'])
export const EventFile = z.object({
  type: EventFileType,
  file: z.string(),
  name: z.string(),
  size: z.int(),
  url: z.string(),
})

export const DescriptionInput = z.strictObject({ lang: Language, html: text('descriptionHtml') })
export const DescriptionQuery = z.strictObject({ lang: Language })

export type Event = z.output<typeof Event>
export type EventCard = z.output<typeof EventCard>
export type EventView = z.output<typeof EventView>
export type Registration = z.output<typeof Registration>
export type Offer = z.output<typeof Offer>
export type DayProgram = z.output<typeof DayProgram>
export type Description = z.output<typeof Description>
export type Document = z.output<typeof Document>
export type EventFile = z.output<typeof EventFile>
export type EventFileType = z.output<typeof EventFileType>
export type EventCreate = z.input<typeof EventCreate>
export type EventUpdate = z.input<typeof EventUpdate>
