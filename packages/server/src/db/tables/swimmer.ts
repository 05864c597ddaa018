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
  /** `personSortKey`. */
  name_key: Generated<string>
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
