/** What a merge has to choose between two profiles. */

import { MERGE_FIELDS, type MergeField, type Swimmer } from '@polynya/contract'
import type { Words } from '@polynya/ui'

/** A field in which two profiles differ. */
export interface Difference {
  readonly field: MergeField
  readonly values: readonly [one: string, other: string]
}

type Speaking = Pick<Words, 't' | 'formats'>

/** The fields whose values differ, as people read them, in the order of a profile. Needs `custody` and `sport`. */
export function differencesOf(one: Swimmer, other: Swimmer, words: Speaking): Difference[] {
  return MERGE_FIELDS.flatMap((field) => {
    const values = [fieldText(field, one, words), fieldText(field, other, words)] as const
    return values[0] === values[1] ? [] : [{ field, values }]
  })
}

/** The fields that two profiles have in common, with the value of both. */
export function agreementsOf(
  one: Swimmer,
  other: Swimmer,
  words: Speaking,
): { field: MergeField; text: string }[] {
  const differing = differencesOf(one, other, words).map(({ field }) => field)
  const same = MERGE_FIELDS.filter((field) => !differing.includes(field) && TEXTS[field](one, words))
  return same.map((field) => ({ field, text: fieldText(field, one, words) }))
}

/** The side whose value is likelier to be wanted: one that says something wins over one that says nothing. */
export const usualSide = ({ values: [one, other] }: Difference, nothing: string): 'one' | 'other' =>
  one === nothing && other !== nothing ? 'other' : 'one'

function fieldText(field: MergeField, swimmer: Swimmer, words: Speaking): string {
  const text = TEXTS[field](swimmer, words)
  return text ? text : words.t('custody:nothing')
}

type Text = (swimmer: Swimmer, words: Speaking) => string | null | undefined

const TEXTS = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  nativeFirstName: ({ nativeFirstName }) => nativeFirstName,
  nativePatronim: ({ nativePatronim }) => nativePatronim,
  nativeLastName: ({ nativeLastName }) => nativeLastName,
  gender: ({ gender }, { t }) => t(`sport:swimmerGenders.${gender === 1 ? 'men' : 'women'}`),
  dob: ({ dob }, { formats }) => dob && formats.shortDate(dob),
  place: ({ swimmerInfo: { country, regionCode, city } }, { formats }) =>
    [city, regionCode, formats.country(country)].filter(Boolean).join(', '),
  club: ({ swimmerInfo }) => swimmerInfo.club,
  about: ({ swimmerInfo }) => swimmerInfo.about,
  phone: ({ swimmerInfo }) => swimmerInfo.phone,
  links: ({ swimmerInfo: { vk, fb } }) => [vk, fb].filter(Boolean).join(' '),
  underEmail: ({ underEmail }) => underEmail,
  isParaswimmer: ({ isParaswimmer }, { t }) => t(isParaswimmer ? 'custody:yes' : 'custody:no'),
  sportRank: ({ sportRankData: { sportRank, validFrom } }, { t, formats }) =>
    sportRank === 'none' || !validFrom
      ? null
      : `${t(`sport:ranks.${sportRank}.short`)}, ${formats.shortDate(validFrom)}`,
  avatar: ({ avatarImage }) => avatarImage,
} as const satisfies Record<MergeField, Text>
