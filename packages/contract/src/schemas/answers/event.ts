import {
  ADMISSION_KINDS,
  ADMISSION_TIMES,
  EVENT_STATES,
  SETTING_WARNINGS,
  SPORT_RANK_CODES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { PublishedDistance } from './result-summary.ts'
import { DateOnly, Id, Instant, Language } from './scalars.ts'

const textOrNull = z.nullable(z.string())
const countOrNull = z.nullable(z.int())

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

/**
 * The registration status at the time of the answer; `days` until it opens or closes, `at` the instant of that, with the
 * windows of the offers (extension).
 */
export const Registration = z.object({
  state: RegistrationState,
  days: countOrNull,
  at: z.nullable(Instant),
})

export const WaterCategory = z.enum(['A', 'B', 'C'])
export const EventKind = z.enum(['championship', 'cup', 'festival', 'openWater', 'seminar'])
export const OfferKind = z.enum(['individual', 'relay'])
export const AgeGroupMode = z.enum(['date', 'year'])
export const Gender = z.literal([0, 1, 2])

/** A place on the map, in degrees. */
export const Coord = z.object({ lat: z.number(), lon: z.number() })

/** Whole years from `minAge` to `maxAge`, both included; null is no upper limit. */
export const AgeGroup = z.object({ code: z.string(), minAge: z.int(), maxAge: countOrNull })

/** Its place among its neighbours: rows come by their ids, and are shown by this. */
const position = z.int()

/** One line of a day's programme; `time` is `HH:MM` at the venue. */
export const DayProgramItem = z.object({
  id: Id,
  position,
  time: textOrNull,
  text: z.string(),
  textEn: textOrNull,
})

export const DayProgram = z.object({ id: Id, date: DateOnly, children: z.array(DayProgramItem) })

/** A distance of an offer: who may enter it and how many places it has (null is no limit). */
export const OfferDistance = z.object({
  id: Id,
  position,
  distCode: z.string(),
  gender: Gender,
  /** The session of the programme in which it is swum, from 1. */
  session: z.int(),
  minAge: countOrNull,
  maxAge: countOrNull,
  paraGroups: z.array(z.string()),
  /** Classes chosen per entry and ranked apart, such as general and wetsuit. */
  divisions: z.array(z.string()),
  slotLimit: countOrNull,
  reserved: z.int(),
})

/**
 * Fees of an offer in the event's currency: for one distance, for two together and so on; `late` is added
 * once per swimmer from `lateFrom` on; `onSpot` replaces the fee for an entry at the venue.
 */
export const OfferFees = z.object({
  byCount: z.array(z.number()),
  lateFrom: z.nullable(DateOnly),
  late: z.number(),
  onSpot: z.nullable(z.number()),
})

/** Discount for a group of swimmers, in whole per cent; the highest applicable one counts. */
export const Discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('age'), percent: z.int(), minAge: z.int(), maxAge: countOrNull }),
  z.object({ kind: z.literal('para'), percent: z.int() }),
  z.object({ kind: z.literal('region'), percent: z.int(), region: z.string() }),
  z.object({ kind: z.literal('early'), percent: z.int(), until: DateOnly }),
])

/** Up to and with a day so many per cent of a cancelled distance come back. */
export const RefundStep = z.object({ until: DateOnly, percent: z.int() })

export const GatewayName = z.enum(['sandbox', 'yookassa'])

/** Payment methods for payers of a country; `*` is every other country. */
export const PaymentRoute = z.object({
  userCountry: z.string(),
  paymentOptions: z.object({
    paymentGateway: GatewayName,
    currency: z.string(),
    /** Exchange rate: price in this currency of one unit of the event's currency. */
    conversionRate: z.number(),
  }),
})

/** Entry conditions of an event. Instants are deadlines; null is the close of registration. */
export const EntryRules = z.object({
  minRank: z.nullable(z.enum(SPORT_RANK_CODES)),
  admissions: z.array(z.enum(ADMISSION_KINDS)),
  /** Without one of these documents a swimmer cannot enter, or must present it at the venue. */
  admissionsAt: z.enum(ADMISSION_TIMES),
  relay: z.object({
    minMen: z.int(),
    minWomen: z.int(),
    maxReserves: z.int(),
    ageSums: z.array(AgeGroup),
    oneTeamPerSwimmer: z.boolean(),
  }),
  waiting: z.nullable(z.object({ limit: countOrNull, offerHours: z.int() })),
  waitingUntil: z.nullable(Instant),
  changeUntil: z.nullable(Instant),
  teamsUntil: z.nullable(Instant),
  onSpot: z.boolean(),
})

/** Seeding rules of an event's start lists. */
export const ListSettings = z.object({
  lanes: z.object({ first: z.int(), last: z.int() }),
  order: z.enum(['womenFirst', 'menFirst']),
  mixAgeGroups: z.boolean(),
  gapMinutes: z.int(),
  circleHeats: z.int(),
  excludedLanes: z.array(z.int()),
  laneOrder: z.array(z.int()),
  byDivision: z.boolean(),
  minimumInHeat: z.int(),
})

export const EventState = z.enum(EVENT_STATES)

/** An offer (program): distances sold together, with its own registration window inside the event's. */
export const Offer = z.object({
  id: Id,
  position,
  kind: OfferKind,
  name: z.string(),
  nameEn: textOrNull,
  regStartDate: z.nullable(Instant),
  regEndDate: z.nullable(Instant),
  slotLimit: countOrNull,
  reserved: z.int(),
  /** Null costs nothing. */
  fees: z.nullable(OfferFees),
  children: z.array(OfferDistance),
})

/** An event's description in one language, as safe HTML. */
export const Description = z.object({ id: Id, lang: Language, html: z.string() })

/** A regulation document. `file` names it in calls, `name` is what its owner called it. */
export const Document = z.object({
  file: z.string(),
  name: z.string(),
  /** Extension: the name in English. */
  nameEn: textOrNull,
  type: z.enum(['pdf', 'docx', 'xlsx', 'jpg', 'png']),
  /** Bytes. */
  size: z.int(),
  url: z.string(),
  uploadedAt: Instant,
})

const shown = {
  id: Id,
  name: z.string(),
  nameEn: textOrNull,
  shortName: textOrNull,
  shortNameEn: textOrNull,
  organizer: textOrNull,
  organizerEn: textOrNull,
  address: textOrNull,
  addressEn: textOrNull,
  region: textOrNull,
  coord: z.nullable(Coord),
  startDate: z.nullable(DateOnly),
  endDate: z.nullable(DateOnly),
  timeZone: z.string(),
  regStartDate: z.nullable(Instant),
  regEndDate: z.nullable(Instant),
  registration: Registration,
  series: textOrNull,
  specType: z.nullable(EventKind),
  priority: z.int(),
  waterCat: z.nullable(WaterCategory),
  /** Degrees Celsius. */
  waterTemp: z.nullable(z.number()),
  poster: textOrNull,
  logoFile: textOrNull,
  public: z.boolean(),
  /** Whether it takes place as announced. */
  eventState: EventState,
}

/** An event in a list. */
export const EventCard = z.object(shown)

const edited = {
  ...shown,
  userId: Id,
  seriesEn: textOrNull,
  contactEmail: textOrNull,
  contactPhone: textOrNull,
  ageGroupOnDate: z.nullable(DateOnly),
  ageGroupMode: AgeGroupMode,
  /** Maximum number of different distances per swimmer; null is no limit. */
  uqDistPerEvent: countOrNull,
  url: textOrNull,
  currency: z.string(),
  currencySign: z.string(),
  ageGroups: z.array(AgeGroup),
  paraAgeGroupMap: z.record(z.string(), z.string()),
  descriptionHTML: z.array(Description),
  dayProgram: z.array(DayProgram),
  programData: z.array(Offer),
  /** Whether participation is free of charge. */
  freeEvent: z.boolean(),
  discounts: z.array(Discount),
  servicePercent: z.int(),
  mktPlacePercent: z.int(),
  refundRule: z.array(RefundStep),
  paymentSchema: z.array(PaymentRoute),
  entryRules: EntryRules,
  listSettings: ListSettings,
  /** When the seminar for judges is held whose credits are sold here. */
  seminarDate: z.nullable(DateOnly),
  /** Increases with every change; sent as `If-Match`. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
}

/** An event with everything that its editor edits. */
export const Event = z.object(edited)

/** Swimmers whose entries are confirmed, and the countries that they come from, as ISO 3166-1 codes. */
const entered = {
  totalSwimmers: z.int(),
  totalCountries: z.int(),
  countryList: z.array(z.string()),
}

/** An event with the number of its swimmers and countries. */
export const EventWithTotals = z.object({ ...edited, ...entered })

/** An event as its page shows it. */
export const EventView = z.object({
  ...edited,
  ...entered,
  documents: z.array(Document),
  /** Distances with published results. */
  results: z.array(PublishedDistance),
  /** Extension: why the event is postponed or called off; null if no reason was given. */
  stateNote: textOrNull,
  stateNoteEn: textOrNull,
})

export const EventPage = z.object({ events: z.array(EventCard), total: z.int() })
export const EventCards = z.object({ events: z.array(EventCard) })
/** An event near another one: days between the two, and kilometres where both are on the map. */
export const NearEvent = z.object({ event: EventCard, days: z.int(), km: countOrNull })
/** Warnings about the settings of an event, in the order of its editor. */
export const SettingWarnings = z.object({ warnings: z.array(z.enum(SETTING_WARNINGS)) })
export const NearEvents = z.object({ events: z.array(NearEvent) })
export const FeaturedEvent = z.object({ event: z.nullable(EventCard) })

/** Kind of an event's file: its poster, its logo, or one of its regulation documents. */
export const EventFileType = z.enum(['poster', 'logo', 'reguls'])
export const EventFile = z.object({
  type: EventFileType,
  file: z.string(),
  name: z.string(),
  size: z.int(),
  url: z.string(),
})

export type Event = z.output<typeof Event>
export type OfferFees = z.output<typeof OfferFees>
export type GatewayName = z.output<typeof GatewayName>
export type PaymentRoute = z.output<typeof PaymentRoute>
export type NearEvent = z.output<typeof NearEvent>
export type EventCard = z.output<typeof EventCard>
export type EventView = z.output<typeof EventView>
export type Registration = z.output<typeof Registration>
export type Coord = z.output<typeof Coord>
export type EventKind = z.output<typeof EventKind>
export type OfferKind = z.output<typeof OfferKind>
export type WaterCategory = z.output<typeof WaterCategory>
export type Offer = z.output<typeof Offer>
export type DayProgram = z.output<typeof DayProgram>
export type Description = z.output<typeof Description>
export type Document = z.output<typeof Document>
export type EventFile = z.output<typeof EventFile>
export type EventFileType = z.output<typeof EventFileType>
