/** Values of the forms of a swimmer by part, and the bodies that they send. */

import type { Swimmer } from '@polynya/contract'
import { inputOf } from '../../infrastructure/forms/validation.ts'

export interface PersonValues {
  readonly firstName: string
  readonly lastName: string
  readonly gender: string
  readonly dob: string
  readonly isParaswimmer: boolean
}

export interface NamesValues {
  readonly nativeFirstName: string
  readonly nativePatronim: string
  readonly nativeLastName: string
}

export interface PlaceValues {
  readonly country: string
  readonly regionCode: string
  readonly city: string
  readonly club: string
}

export interface RankValues {
  readonly sportRank: string
  readonly validFrom: string
}

export interface ContactsValues {
  readonly about: string
  readonly phone: string
  readonly underEmail: string
  readonly vk: string
  readonly fb: string
  readonly publishLinks: boolean
}

/** The values of fields, emptied ones as nothing: so they are taken away. */
const orNull = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]))

export const personInput = ({ gender, ...values }: PersonValues) => ({
  ...inputOf({ ...values }),
  ...(gender && { gender: Number(gender) }),
})

export const namesInput = (values: NamesValues) => orNull(values)

export const placeInput = ({ country, regionCode, city, club }: PlaceValues) => ({
  ...inputOf({ country, city }),
  ...orNull({ regionCode, club }),
})

/** Without a rank there is no date of a rank. */
export const rankInput = ({ sportRank, validFrom }: RankValues) => ({
  ...inputOf({ sportRank }),
  validFrom: sportRank === 'none' || validFrom === '' ? null : validFrom,
})

export const contactsInput = (values: ContactsValues) => orNull(values)

/** A profile as its forms hold it. */
export const valuesOf = (swimmer: Swimmer) => ({
  person: {
    firstName: swimmer.firstName,
    lastName: swimmer.lastName,
    gender: String(swimmer.gender),
    dob: swimmer.dob ?? '',
    isParaswimmer: swimmer.isParaswimmer ?? false,
  },
  names: {
    nativeFirstName: swimmer.nativeFirstName ?? '',
    nativePatronim: swimmer.nativePatronim ?? '',
    nativeLastName: swimmer.nativeLastName ?? '',
  },
  place: {
    country: swimmer.swimmerInfo.country,
    regionCode: swimmer.swimmerInfo.regionCode ?? '',
    city: swimmer.swimmerInfo.city,
    club: swimmer.swimmerInfo.club ?? '',
  },
  rank: {
    sportRank: swimmer.sportRankData.sportRank as string,
    validFrom: swimmer.sportRankData.validFrom ?? '',
  },
  contacts: {
    about: swimmer.swimmerInfo.about ?? '',
    phone: swimmer.swimmerInfo.phone ?? '',
    underEmail: swimmer.underEmail ?? '',
    vk: swimmer.swimmerInfo.vk ?? '',
    fb: swimmer.swimmerInfo.fb ?? '',
    publishLinks: swimmer.swimmerInfo.publishLinks ?? false,
  },
})
