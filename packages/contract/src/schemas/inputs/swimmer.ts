import { SPORT_RANK_CODES, type SportRank } from '@polynya/domain'
import * as z from 'zod/mini'
import { SwimmerGender } from '../answers/swimmer.ts'
import { Email } from './email.ts'
import {
  CountryCode,
  DateOnly,
  holds,
  Id,
  IdParam,
  listQuery,
  name,
  PhoneNumber,
  RegionCode,
  RegistryId,
  text,
} from './scalars.ts'

const VK = /^https:\/\/(?:m\.)?vk\.(?:com|ru)\/[\w.]{2,50}\/?$/
const FACEBOOK = /^https:\/\/(?:www\.|m\.)?(?:facebook|fb)\.com\/(?:profile\.php\?id=\d+|[\w.]{2,60})\/?$/

const vk = z.string().check(z.regex(VK, { error: 'url_vk' }))
const fb = z.string().check(z.regex(FACEBOOK, { error: 'url_fb' }))

const place = {
  country: CountryCode,
  regionCode: z.nullable(RegionCode),
  city: name('city', 'any', '.'),
  club: z.optional(z.nullable(text('club'))),
}

const contacts = {
  about: z.optional(z.nullable(text('about'))),
  phone: z.optional(z.nullable(PhoneNumber)),
  vk: z.optional(z.nullable(vk)),
  fb: z.optional(z.nullable(fb)),
  publishLinks: z.optional(z.boolean()),
}

export const SwimmerInfoInput = z.strictObject({ ...place, ...contacts })

const rank = {
  sportRank: z.enum(SPORT_RANK_CODES, { error: 'rank_required' }),
  validFrom: z.nullable(DateOnly),
}

const isDated = holds<{ readonly sportRank: SportRank; readonly validFrom: string | null }>(
  ({ sportRank, validFrom }) => sportRank === 'none' || validFrom !== null,
  'rank_date_required',
  ['validFrom'],
)

export const SportRankInput = z
  .strictObject({ ...rank, id: z.optional(z.nullable(Id)), validTill: z.optional(z.nullable(DateOnly)) })
  .check(isDated)

const nativeNames = {
  nativeFirstName: z.optional(z.nullable(name('nativeFirstName', 'any'))),
  nativePatronim: z.optional(z.nullable(name('nativePatronim', 'any'))),
  nativeLastName: z.optional(z.nullable(name('nativeLastName', 'any'))),
}

/** Identity of a swimmer: locked for owners once it is confirmed. */
export const identity = {
  firstName: name('firstName', 'latin'),
  lastName: name('lastName', 'latin'),
  gender: SwimmerGender,
  dob: DateOnly,
}

/** Parts of a profile that forms edit one at a time. */
export const SwimmerPerson = z.strictObject({ ...identity, isParaswimmer: z.optional(z.boolean()) })
export const SwimmerNativeNames = z.strictObject(nativeNames)
export const SwimmerPlace = z.strictObject(place)
export const SwimmerRank = z.strictObject(rank).check(isDated)
export const SwimmerPlaceAndRank = z.strictObject({ ...place, ...rank }).check(isDated)
/** Fields of a new profile at a venue; their body is that of `SwimmerCreate`. */
export const SwimmerAtVenue = z
  .strictObject({
    ...identity,
    ...nativeNames,
    ...place,
    ...rank,
    isParaswimmer: z.optional(z.boolean()),
    underEmail: z.optional(z.nullable(Email)),
  })
  .check(isDated)
export const SwimmerContacts = z.strictObject({
  ...contacts,
  underEmail: z.optional(z.nullable(Email)),
})

export const SwimmerCreate = z.strictObject({
  ...identity,
  ...nativeNames,
  isParaswimmer: z.optional(z.boolean()),
  underEmail: z.optional(z.nullable(Email)),
  swimmerInfo: SwimmerInfoInput,
  sportRankData: SportRankInput,
  /** Guardian's consent, required for a swimmer under 18. */
  guardianConsent: z.optional(z.boolean()),
  /** Administrators only: a profile without an account, confirmed at once. */
  orphan: z.optional(z.boolean()),
  /**
   * Extension, with `orphan`: the event at whose venue the profile is created. Its administrators may create a profile of
   * any region.
   */
  eventId: z.optional(Id),
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

export const genderParam = z.pipe(
  z.transform((value: 1 | 2): unknown => Number(value)),
  SwimmerGender,
)

const paged = listQuery(['lastName', 'createdAt', 'iwsaid'])
const filters = {
  ...paged,
  /** The start of a last name in Latin or native spelling, any case, `ё` equal to `е`. */
  lastName: z.optional(text('lastNameSearch')),
  /** An extension: the start of a whole name, last or first name first, spelled as for `lastName`; excludes it. */
  name: z.optional(text('nameSearch')),
  gender: z.optional(genderParam),
  country: z.optional(CountryCode),
  /** An extension: a club as profiles name it. */
  club: z.optional(text('club')),
}

const isOneSearch = holds<{ readonly lastName?: string | undefined; readonly name?: string | undefined }>(
  ({ lastName, name }) => lastName === undefined || name === undefined,
  'not_allowed',
  ['lastName'],
)

export const MySwimmersQuery = z
  .strictObject({ ...filters, all: z.optional(z.literal('my', { error: 'scope_disagrees' })) })
  .check(isOneSearch)
export const AllSwimmersQuery = z
  .strictObject({ ...filters, all: z.optional(z.literal('all', { error: 'scope_disagrees' })) })
  .check(isOneSearch)

export const UnconfirmedQuery = z.strictObject(listQuery(['createdAt']))

/** Parameters of a registry-ID search; sorted by ID by default. */
export const RegistryListQuery = z.strictObject(paged)

export const SimilarQuery = z.strictObject({ ...identity, gender: genderParam })
export const ClaimRequest = z.strictObject({ dob: DateOnly })
export const SwimmerParams = z.object({ id: IdParam })
export const RegistryIdParams = z.object({
  id: z.string().check(z.overwrite((id) => id.toUpperCase())),
})

export type SwimmerCreate = z.input<typeof SwimmerCreate>
export type SwimmerUpdate = z.input<typeof SwimmerUpdate>
