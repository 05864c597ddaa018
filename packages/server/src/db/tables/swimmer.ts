import type { SportRank } from '@polynya/domain'
import type { Generated } from 'kysely'

/** Who swims. */
export interface SwimmerTable {
  id: Generated<number>
  /** The registry ID. */
  iwsaid: string
  /** The account that owns the profile; null for an orphan or a released one. */
  account_id: number | null
  /** When the last owner let it go; with no owner and no such time it is an orphan. */
  released_at: Date | null
  first_name: string
  last_name: string
  native_first_name: string | null
  native_patronim: string | null
  native_last_name: string | null
  gender: 1 | 2
  dob: string
  /** `identityKey`: one confirmed profile a person. */
  identity_key: string
  is_paraswimmer: boolean
  under_email: string | null
  country: string
  region: string | null
  city: string
  club: string | null
  about: string | null
  phone: string | null
  vk: string | null
  fb: string | null
  publish_links: boolean
  avatar: string | null
  /** When the guardian consented, for a swimmer under 18. */
  guardian_consent_at: Date | null
  confirmed_at: Date | null
  ip_address: string | null
  /** Increases each time the profile is saved. */
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

/** A name as it is searched: a row a spelling. */
export interface SwimmerNameTable {
  swimmer_id: number
  /** `searchKey` of a last name, Latin or native. */
  key: string
}

/** A rank that a swimmer achieved; the newest date is the current one. */
export interface SportRankTable {
  id: Generated<number>
  swimmer_id: number
  rank: SportRank
  valid_from: string
}

/** Registry IDs of deleted profiles: never given again. */
export interface RetiredRegistryIdTable {
  iwsaid: string
}

/** A birth date that an account tried on a profile of others, right or wrong. */
export interface BirthDateTryTable {
  account_id: number
  swimmer_id: number
  /** `identityKey` of the profile's name and gender with the date that was tried. */
  identity_key: string
  tried_at: Date
}

/** How many confirmed swimmers there are of each kind; triggers keep it. */
export interface SwimmerTallyTable {
  country: string
  gender: 1 | 2
  birth_year: number
  total: number
}
