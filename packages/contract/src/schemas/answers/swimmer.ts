import { SPORT_RANK_CODES } from '@polynya/domain'
import * as z from 'zod/mini'
import { NormRank } from './rank-norm.ts'
import { DateOnly, Id, Instant } from './scalars.ts'

export const SportRank = z.enum(SPORT_RANK_CODES)
export const SwimmerGender = z.literal([1, 2])

/** Where a swimmer lives and swims, with what the audience may see of the rest. */
export const SwimmerInfo = z.object({
  country: z.string(),
  regionCode: z.nullable(z.string()),
  city: z.string(),
  club: z.nullable(z.string()),
  about: z.nullable(z.string()),
  phone: z.optional(z.nullable(z.string())),
  vk: z.optional(z.nullable(z.string())),
  fb: z.optional(z.nullable(z.string())),
  /** Whether vk and fb are shown to everybody. */
  publishLinks: z.optional(z.boolean()),
})

/** A sport rank: `none`, or a rank with the date of its achievement; `validTill` null is for life. */
export const SportRankData = z.object({
  id: z.nullable(Id),
  sportRank: SportRank,
  validFrom: z.nullable(DateOnly),
  validTill: z.nullable(DateOnly),
})

/** linked: has an account; unlinked: released by its owner; orphan: never had one. */
export const SwimmerLink = z.enum(['linked', 'unlinked', 'orphan'])

const shown = {
  id: Id,
  /** The registry ID. */
  iwsaid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: SwimmerGender,
  birthYear: z.int(),
  nativeFirstName: z.nullable(z.string()),
  nativePatronim: z.nullable(z.string()),
  nativeLastName: z.nullable(z.string()),
  swimmerInfo: SwimmerInfo,
  sportRankData: SportRankData,
  /** The address to show the photo from. */
  avatarImage: z.nullable(z.string()),
  link: SwimmerLink,
  /** 0 unconfirmed, 1 confirmed. */
  i_status: z.literal([0, 1]),
}

/** A swimmer in a list. */
export const SwimmerCard = z.object(shown)

/** A paid entry of a swimmer in a published event. */
const RegisteredEvent = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  startDate: DateOnly,
  endDate: DateOnly,
  entries: z.array(
    z.object({
      distCode: z.string(),
      /** Final time, `mm:ss.hh`; null until it is published, and without a time. */
      result: z.nullable(z.string()),
      /** Among all of the gender; null without one. */
      place: z.nullable(z.int()),
    }),
  ),
})

/** A published time of a swimmer, or of a relay team with the swimmer. */
const SwimmerResultInfo = z.object({
  /** ID of the event. */
  fId: Id,
  EvDate: DateOnly,
  EventName: z.string(),
  EventNameEn: z.nullable(z.string()),
  distCode: z.string(),
  /** Metres; null of a distance without a fixed length. */
  Distance: z.nullable(z.int()),
  AgeGroup: z.nullable(z.string()),
  /** Final time, `mm:ss.hh`. */
  Result: z.string(),
  /** Among all of the gender, or all teams. */
  place: z.int(),
  points: z.nullable(z.int()),
  /** The highest rank whose norm the time fulfils; null if none. */
  evskRank: z.nullable(NormRank),
  team: z.nullable(z.object({ teamId: z.string(), teamNameRu: z.string(), teamNameEn: z.string() })),
})

/** A current record that a swimmer holds. */
export const CurrentRecord = z.object({
  distCode: z.string(),
  /** Null of the national record. */
  ageGroup: z.nullable(z.string()),
  /** `mm:ss.hh`. */
  time: z.string(),
  date: DateOnly,
  state: z.enum(['tentative', 'approved']),
})

/**
 * A swimmer. Visitors see the public part; optional fields are returned only to the owner and administrators:
 * full birth date, phone, e-mails, account, disability.
 */

export const Swimmer = z.object({
  ...shown,
  /** The photo's file name. */
  avatar: z.nullable(z.string()),
  userId: z.optional(z.nullable(Id)),
  dob: z.optional(DateOnly),
  isParaswimmer: z.optional(z.boolean()),
  underEmail: z.optional(z.nullable(z.string())),
  createdAt: z.optional(Instant),
  updatedAt: z.optional(Instant),
  ipAddress: z.optional(z.nullable(z.string())),
  /** Increases each time the profile is saved: the `If-Match` of the next change. */
  version: z.optional(z.int()),
  /** Past and future events; returned only with the profile page. */
  regEventsInfo: z.optional(z.array(RegisteredEvent)),
  /** Published times, the latest first; returned only with the profile page. */
  resultsInfo: z.optional(z.array(SwimmerResultInfo)),
  /** Current national records, and those of age groups; returned only with the profile page. */
  currentAWR: z.optional(z.array(CurrentRecord)),
  currentGWR: z.optional(z.array(CurrentRecord)),
  /** Sport ranks that were awarded, the latest first; returned only with the profile page. */
  ranksInfo: z.optional(z.array(SportRankData)),
  /** The greatest points of one of these times; null if none has points. */
  points: z.optional(z.nullable(z.int())),
})

export const SwimmerPage = z.object({ swimmers: z.array(SwimmerCard), total: z.int() })

/** Profiles as only administrators and their owners see them. */
export const UnconfirmedPage = z.object({ swimmers: z.array(Swimmer), total: z.int() })

/** Profiles that may be the same person; `exact` names what a creation would be refused for. */
export const SimilarSwimmers = z.object({
  swimmers: z.array(SwimmerCard),
  exact: z.nullable(
    z.enum(['duplicate_swimmer_own', 'duplicate_swimmer_of_another', 'duplicate_swimmer_unlinked']),
  ),
  /** The first two characters of the e-mail of the account that has the profile. */
  emailStart: z.nullable(z.string()),
})

export const CanEdit = z.object({
  canEdit: z.boolean(),
  reason: z.nullable(z.enum(['swimmer_of_another', 'swimmer_unlinked'])),
})

export const Avatar = z.object({ avatar: z.string(), avatarImage: z.string() })

/** A paraswimmer's document about the disability: its owner's and administrators' alone. */
export const DisabilityDocument = z.object({
  /** What its owner called it. */
  name: z.string(),
  type: z.enum(['pdf', 'jpg', 'png']),
  /** Bytes. */
  size: z.int(),
  uploadedAt: Instant,
  /** Download address, which requires the same bearer token. */
  url: z.string(),
})

export const AvatarState = z.object({ exists: z.boolean(), avatarImage: z.nullable(z.string()) })
const counted = { women: z.int(), men: z.int() }

/** Confirmed swimmers: countries with the most first, age groups from the youngest by the year that they turn it in. */
export const SwimmerStatistics = z.object({
  total: z.int(),
  countries: z.array(z.object({ country: z.string(), ...counted })),
  ageGroups: z.array(z.object({ minAge: z.int(), maxAge: z.nullable(z.int()), ...counted })),
})

export const FeaturedSwimmer = z.object({ swimmer: z.nullable(SwimmerCard) })

export type Swimmer = z.output<typeof Swimmer>
export type SwimmerCard = z.output<typeof SwimmerCard>
export type SwimmerInfo = z.output<typeof SwimmerInfo>
export type SportRankData = z.output<typeof SportRankData>
export type SwimmerLink = z.output<typeof SwimmerLink>
export type DisabilityDocument = z.output<typeof DisabilityDocument>
export type SwimmerStatistics = z.output<typeof SwimmerStatistics>
