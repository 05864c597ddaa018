import {
  ADMISSION_KINDS,
  ADMISSION_TIMES,
  AGE_GROUPS,
  DIST_CODES,
  isRate,
  type LENGTHS,
  OFFER_LISTS,
  SPORT_RANK_CODES,
} from '@polynya/domain'
import * as z from 'zod/mini'
import {
  AgeGroupMode,
  EventFileType,
  EventKind,
  GatewayName,
  Gender,
  OfferKind,
  RegistrationState,
  WaterCategory,
} from '../answers/event.ts'
import { Language } from '../answers/scalars.ts'
import { Email } from './email.ts'
import { ListRulesInput } from './list-rules.ts'
import {
  Amount,
  CountryCode,
  CurrencyCode,
  DateOnly,
  DistanceCode,
  holds,
  Id,
  IdParam,
  Ids,
  Instant,
  listQuery,
  PhoneNumber,
  RegionCode,
  SeasonLabel,
  TimeOfDay,
  TimeZone,
  text,
  WebAddress,
} from './scalars.ts'

const within = <T extends z.ZodMiniNumber>(number: T, min: number, max: number) =>
  number.check(z.gte(min, { error: 'too_small' }), z.lte(max, { error: 'too_large' }))
const count = (max: number) => within(z.int({ error: 'not_a_number' }), 0, max)
const age = count(AGE_GROUPS.maxAge)
const slots = count(10_000)
const atMost = <T extends z.core.$ZodType>(element: T, max: number) =>
  z.array(element).check(z.maxLength(max, { error: 'too_long' }))
const orNull = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))
const words = (length: keyof typeof LENGTHS | readonly [number, number]) => orNull(text(length))

/** A row of a list that is sent whole: with its number it stays, without one it is new. */
const id = z.optional(Id)
/** Position among its siblings; defaults to its index in the list that is sent. */
const position = z.optional(count(999))

const DayProgramItemInput = z.strictObject({
  id,
  position,
  time: z.nullable(TimeOfDay),
  text: text([1, 300]),
  textEn: z.nullable(text([1, 300])),
})

const DayProgramInput = z.strictObject({ id, date: DateOnly, children: atMost(DayProgramItemInput, 200) })

export const OfferDistanceInput = z.strictObject({
  id,
  position,
  distCode: DistanceCode,
  gender: Gender,
  session: within(z.int(), 1, 50),
  minAge: z.nullable(age),
  maxAge: z.nullable(age),
  paraGroups: atMost(text([1, 12]), 30),
  divisions: atMost(text([1, 40]), 12),
  slotLimit: z.nullable(slots),
  reserved: slots,
})

const percent = within(z.int({ error: 'not_a_number' }), 0, 100)

export const OfferFeesInput = z.strictObject({
  byCount: z
    .array(Amount)
    .check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(OFFER_LISTS.feesByCount, { error: 'too_long' }),
    ),
  lateFrom: z.nullable(DateOnly),
  late: Amount,
  onSpot: z.nullable(Amount),
})

const DiscountInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('age'), percent, minAge: age, maxAge: z.nullable(age) }),
  z.strictObject({ kind: z.literal('para'), percent }),
  z.strictObject({ kind: z.literal('region'), percent, region: RegionCode }),
  z.strictObject({ kind: z.literal('early'), percent, until: DateOnly }),
])

const RefundStepInput = z.strictObject({ until: DateOnly, percent })

const PaymentRouteInput = z.strictObject({
  userCountry: z.union([z.literal('*'), CountryCode]),
  paymentOptions: z.strictObject({
    paymentGateway: GatewayName,
    currency: CurrencyCode,
    conversionRate: within(
      z.number({ error: 'not_a_number' }).check(holds(isRate, 'wrong_format')),
      0.000_001,
      1_000_000,
    ),
  }),
})

export const OfferInput = z.strictObject({
  id,
  position,
  kind: OfferKind,
  name: text([1, 120]),
  nameEn: z.nullable(text([1, 120])),
  regStartDate: z.nullable(Instant),
  regEndDate: z.nullable(Instant),
  slotLimit: z.nullable(slots),
  reserved: slots,
  /** Left out, they stay. */
  fees: z.optional(z.nullable(OfferFeesInput)),
  children: atMost(OfferDistanceInput, OFFER_LISTS.distances),
})

const AgeGroupInput = z.strictObject({ code: text('ageGroupCode'), minAge: age, maxAge: z.nullable(age) })
const AgeSumInput = z.strictObject({
  code: text('ageGroupCode'),
  minAge: count(999),
  maxAge: z.nullable(count(999)),
})

const EntryRulesInput = z.strictObject({
  minRank: z.nullable(z.enum(SPORT_RANK_CODES, { error: 'not_allowed' })),
  admissions: atMost(z.enum(ADMISSION_KINDS), ADMISSION_KINDS.length),
  admissionsAt: z.enum(ADMISSION_TIMES, { error: 'not_allowed' }),
  relay: z.strictObject({
    minMen: count(8),
    minWomen: count(8),
    maxReserves: count(8),
    ageSums: atMost(AgeSumInput, 30),
    oneTeamPerSwimmer: z.boolean(),
  }),
  waiting: z.nullable(
    z.strictObject({
      limit: z.nullable(slots),
      offerHours: within(z.int({ error: 'not_a_number' }), 1, 168),
    }),
  ),
  waitingUntil: z.nullable(Instant),
  changeUntil: z.nullable(Instant),
  teamsUntil: z.nullable(Instant),
  onSpot: z.boolean(),
})
const CoordInput = z.strictObject({ lat: within(z.number(), -90, 90), lon: within(z.number(), -180, 180) })

/** A subset of what an event holds: what is absent stays. Lists are replaced whole, keeping what has its id. */
export const EventUpdate = z.strictObject({
  name: z.optional(text('eventName')),
  nameEn: words('eventName'),
  shortName: words('eventShortName'),
  shortNameEn: words('eventShortName'),
  organizer: words([2, 200]),
  organizerEn: words([2, 200]),
  contactEmail: orNull(Email),
  contactPhone: orNull(PhoneNumber),
  address: words([2, 300]),
  addressEn: words([2, 300]),
  region: orNull(RegionCode),
  coord: orNull(CoordInput),
  startDate: orNull(DateOnly),
  endDate: orNull(DateOnly),
  timeZone: z.optional(TimeZone),
  regStartDate: orNull(Instant),
  regEndDate: orNull(Instant),
  ageGroupOnDate: orNull(DateOnly),
  ageGroupMode: z.optional(AgeGroupMode),
  uqDistPerEvent: orNull(within(z.int(), 1, DIST_CODES.length)),
  series: words([2, 60]),
  seriesEn: words([2, 60]),
  specType: orNull(EventKind),
  priority: z.optional(count(100)),
  waterCat: orNull(WaterCategory),
  waterTemp: orNull(within(z.number(), -3, 30)),
  url: orNull(WebAddress),
  currency: z.optional(CurrencyCode),
  ageGroups: z.optional(atMost(AgeGroupInput, AGE_GROUPS.count)),
  paraAgeGroupMap: z.optional(z.record(text([1, 12]), text([1, 12]))),
  dayProgram: z.optional(atMost(DayProgramInput, 30)),
  programData: z.optional(atMost(OfferInput, 30)),
  freeEvent: z.optional(z.boolean()),
  discounts: z.optional(atMost(DiscountInput, 30)),
  servicePercent: z.optional(percent),
  mktPlacePercent: z.optional(percent),
  refundRule: z.optional(atMost(RefundStepInput, 20)),
  paymentSchema: z.optional(atMost(PaymentRouteInput, 50)),
  entryRules: z.optional(EntryRulesInput),
  /** Rules that are left out stay. */
  listSettings: z.optional(ListRulesInput),
  seminarDate: orNull(DateOnly),
  public: z.optional(z.boolean()),
})

/** A new event: its name, and whatever else is known of it. It starts unpublished. */
export const EventCreate = z.extend(z.omit(EventUpdate, { public: true }), { name: text('eventName') })

/** Name and start date of a copy of an event: without a date the copy has none. */
export const EventDuplicate = z.strictObject({
  name: z.optional(text('eventName')),
  nameEn: words('eventName'),
  startDate: orNull(DateOnly),
})

const filters = {
  ...listQuery(['startDate', 'name', 'priority', 'regEndDate']),
  season: z.optional(SeasonLabel),
  status: z.optional(RegistrationState),
  region: z.optional(RegionCode),
  waterCat: z.optional(WaterCategory),
  /** An extension: starts of words of the name or the place, in either language. */
  search: z.optional(text([1, 100])),
  /** An extension: a distance that the programme offers. */
  distance: z.optional(DistanceCode),
  /** An extension: only events that have not ended, or only those that have. */
  when: z.optional(z.enum(['upcoming', 'past'])),
  /** An extension: only events that can be entered now; never one that is postponed or called off. */
  open: z.optional(z.literal('true')),
  /** An extension, days: events that end on the first or later, and start on the last or earlier. */
  from: z.optional(DateOnly),
  to: z.optional(DateOnly),
}

const yesOrNo = z.pipe(
  z.transform((value: boolean): unknown => ({ true: true, false: false })[String(value)]),
  z.boolean(),
)

export const EventsQuery = z.strictObject(filters)
export const AdminEventsQuery = z.strictObject({ ...filters, public: z.optional(yesOrNo) })
export const EntrantCountsQuery = z.strictObject({ ids: Ids })
export const EventParams = z.object({ id: IdParam })
export const EventQuery = z.strictObject({ with: z.optional(z.enum(['account'])) })

const fileName = z.string().check(z.minLength(1), z.maxLength(255, { error: 'too_long' }))
export const EventUploadParams = z.object({ id: IdParam, type: EventFileType })
export const EventFileParams = z.object({ id: IdParam, type: EventFileType, file: fileName })
export const EventPictureParams = z.object({ id: IdParam, type: z.enum(['poster', 'logo']) })
export const EventDocParams = z.object({ id: IdParam, file: fileName })
export const EventDocInput = z.strictObject({ nameEn: z.nullable(text([2, 200])) })

export const DescriptionInput = z.strictObject({ lang: Language, html: text('descriptionHtml') })
/** Language of the file's texts; Russian by default. */
export const EventCalendarQuery = z.strictObject({ lang: z.optional(Language) })
export const DescriptionQuery = z.strictObject({ lang: Language })

export type EventCreate = z.input<typeof EventCreate>
export type EventUpdate = z.input<typeof EventUpdate>
export type EventDuplicate = z.input<typeof EventDuplicate>
export type EventDocInput = z.output<typeof EventDocInput>
