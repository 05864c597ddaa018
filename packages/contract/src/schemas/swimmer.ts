import { SPORT_RANK_CODES } from '@polynya/domain'
import * as z from 'zod/mini'
import {
  CountryCode,
  DateOnly,
  Email,
  holds,
  Id,
  IdParam,
  Instant,
  listQuery,
  name,
  RegionCode,
  RegistryId,
  SwimmerGender,
  text,
} from './scalars.ts'

const VK = /^https:\/\/(?:m\.)?vk\.(?:com|ru)\/[\w.]{2,50}\/?$/
const FACEBOOK = /^https:\/\/(?:www\.|m\.)?(?:facebook|fb)\.com\/(?:profile\.php\?id=\d+|[\w.]{2,60})\/?$/

const vk = z.string().check(z.regex(VK, { error: 'url_vk' }))
const fb = z.string().check(z.regex(FACEBOOK, { error: 'url_fb' }))
const phone = z.string().check(z.regex(/^\+?[\d ()-]{6,20}$/, { error: 'wrong_format' }))

const SportRank = z.enum(SPORT_RANK_CODES, { error: 'rank_required' })

/** Where a swimmer lives and swims, with what the audience may see of the rest. */
export const SwimmerInfo = z.object({
  country: CountryCode,
  regionCode: z.nullable(RegionCode),
  city: z.string(),
  club: z.nullable(z.string()),
  about: z.nullable(z.string()),
  phone: z.optional(z.nullable(z.string())),
  vk: z.optional(z.nullable(z.string())),
  fb: z.optional(z.nullable(z.string())),
  /** Whether vk and fb are shown to everybody. */
  publishLinks: z.optional(z.boolean()),
})

export const SwimmerInfoInput = z.strictObject({
  country: CountryCode,
  regionCode: z.nullable(RegionCode),
  city: name('city', 'any', '.'),
  club: z.optional(z.nullable(text('club'))),
  about: z.optional(z.nullable(text('about'))),
  phone: z.optional(z.nullable(phone)),
  vk: z.optional(z.nullable(vk)),
  fb: z.optional(z.nullable(fb)),
  publishLinks: z.optional(z.boolean()),
})

/** A sport rank: `none`, or a rank with the date of its achievement; `validTill` null is for life. */
export const SportRankData = z.object({
  id: z.nullable(Id),
  sportRank: SportRank,
  validFrom: z.nullable(DateOnly),
  validTill: z.nullable(DateOnly),
})

export const SportRankInput = z
  .strictObject({
    id: z.optional(z.nullable(Id)),
    sportRank: SportRank,
    validFrom: z.nullable(DateOnly),
    validTill: z.optional(z.nullable(DateOnly)),
  })
  .check(
    holds((given) => given.sportRank === 'none' || given.validFrom !== null, 'rank_date_required', [
      'validFrom',
    ]),
  )

/** linked: has an account; unlinked: released by its owner; orphan: never had one. */
export const SwimmerLink = z.enum(['linked', 'unlinked', 'orphan'])

/**
 * A swimmer. Visitors see the public part; what is optional here comes only to the owner and administrators
 * (rulings, "Privacy").
 */
export const Swimmer = z.object({
  id: Id,
  iwsaid: RegistryId,
  firstName: z.string(),
  lastName: z.string(),
  gender: SwimmerGender,
  birthYear: z.int(),
  nativeFirstName: z.nullable(z.string()),
  nativePatronim: z.nullable(z.string()),
  nativeLastName: z.nullable(z.string()),
  swimmerInfo: SwimmerInfo,
  sportRankData: SportRankData,
  /** The photo's file name, and the address to show it from. */
  avatar: z.nullable(z.string()),
  avatarImage: z.nullable(z.string()),
  link: SwimmerLink,
  /** 0 unconfirmed, 1 confirmed. */
  i_status: z.literal([0, 1]),
  userId: z.optional(z.nullable(Id)),
  dob: z.optional(DateOnly),
  isParaswimmer: z.optional(z.boolean()),
  underEmail: z.optional(z.nullable(z.string())),
  createdAt: z.optional(Instant),
  updatedAt: z.optional(Instant),
  ipAddress: z.optional(z.nullable(z.string())),
})

/** A swimmer in a list. */
export const SwimmerCard = z.pick(Swimmer, {
  id: true,
  iwsaid: true,
  firstName: true,
  lastName: true,
  gender: true,
  birthYear: true,
  nativeFirstName: true,
  nativePatronim: true,
  nativeLastName: true,
  swimmerInfo: true,
  sportRankData: true,
  avatarImage: true,
  link: true,
  i_status: true,
})

const nativeNames = {
  nativeFirstName: z.optional(z.nullable(name('nativeFirstName', 'any'))),
  nativePatronim: z.optional(z.nullable(name('nativePatronim', 'any'))),
  nativeLastName: z.optional(z.nullable(name('nativeLastName', 'any'))),
}

const identity = {
  firstName: name('firstName', 'latin'),
  lastName: name('lastName', 'latin'),
  gender: SwimmerGender,
  dob: DateOnly,
}

export const SwimmerCreate = z.strictObject({
  ...identity,
  ...nativeNames,
  isParaswimmer: z.optional(z.boolean()),
  underEmail: z.optional(z.nullable(Email)),
  swimmerInfo: SwimmerInfoInput,
  sportRankData: SportRankInput,
  /** The guardian's consent, asked for a swimmer under 18. */
  guardianConsent: z.optional(z.boolean()),
  /** Administrators only: a profile without an account, confirmed at once. */
  orphan: z.optional(z.boolean()),
  /** Administrators only: the registry ID that the federation gave. */
  iwsaid: z.optional(RegistryId),
})

/** A subset: what is absent stays. The identity is locked for owners; unchanged values may be echoed. */
export const SwimmerUpdate = z.strictObject({
  ...nativeNames,
  firstName: z.optional(identity.firstName),
  lastName: z.optional(identity.lastName),
  gender: z.optional(identity.gender),
  dob: z.optional(identity.dob),
  isParaswimmer: z.optional(z.boolean()),
  underEmail: z.optional(z.nullable(Email)),
  swimmerInfo: z.optional(SwimmerInfoInput),
  sportRankData: z.optional(SportRankInput),
  /** Null takes the photo away. */
  avatar: z.optional(z.nullable(z.string())),
  iwsaid: z.optional(RegistryId),
  i_status: z.optional(z.literal([0, 1])),
})

const swimmerFilters = {
  ...listQuery(['lastName', 'createdAt', 'iwsaid']),
  /** The start of a last name in Latin or native spelling, any case, `ё` equal to `е`. */
  lastName: z.optional(text('lastNameSearch')),
  gender: z.optional(
    z.pipe(
      z.transform((value: 1 | 2): unknown => Number(value)),
      SwimmerGender,
    ),
  ),
  country: z.optional(CountryCode),
}

export const MySwimmersQuery = z.strictObject({
  ...swimmerFilters,
  all: z.optional(z.literal('my', { error: 'scope_disagrees' })),
})
export const AllSwimmersQuery = z.strictObject({
  ...swimmerFilters,
  all: z.optional(z.literal('all', { error: 'scope_disagrees' })),
})

export const SwimmerPage = z.object({ swimmers: z.array(SwimmerCard), total: z.int() })
export const SwimmerCards = z.object({ swimmers: z.array(SwimmerCard) })

export const SimilarQuery = z.strictObject({
  ...identity,
  gender: z.pipe(
    z.transform((value: 1 | 2): unknown => Number(value)),
    SwimmerGender,
  ),
})

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
export const AvatarState = z.object({ exists: z.boolean(), avatarImage: z.nullable(z.string()) })
export const ClaimRequest = z.strictObject({ dob: DateOnly })
export const FeaturedSwimmer = z.object({ swimmer: z.nullable(SwimmerCard) })
export const SwimmerParams = z.object({ id: IdParam })

export type Swimmer = z.output<typeof Swimmer>
export type SwimmerCard = z.output<typeof SwimmerCard>
export type SwimmerInfo = z.output<typeof SwimmerInfo>
export type SportRankData = z.output<typeof SportRankData>
export type SwimmerLink = z.output<typeof SwimmerLink>
export type SwimmerCreate = z.input<typeof SwimmerCreate>
export type SwimmerUpdate = z.input<typeof SwimmerUpdate>
