/** Limits of fields and ages. */

/** Lengths of text fields in characters: from, to. See docs/rules.md#texts. */
export const LENGTHS = {
  firstName: [2, 30],
  lastName: [2, 40],
  nativeFirstName: [1, 30],
  nativePatronim: [2, 30],
  nativeLastName: [1, 40],
  lastNameSearch: [1, 40],
  nameSearch: [1, 100],
  search: [1, 60],
  teamName: [3, 120],
  password: [8, 128],
  city: [1, 60],
  club: [1, 100],
  about: [1, 2000],
  reasonText: [3, 1000],
  eventName: [3, 200],
  eventShortName: [2, 60],
  descriptionHtml: [1, 60_000],
  titleLine: [2, 60],
  siteText: [1, 60_000],
  ageGroupCode: [1, 12],
  auditReason: [3, 300],
  admissionNote: [3, 200],
} as const satisfies Record<string, readonly [number, number]>

/** Longest lists of an offer: its distances, and its fees by the number of distances. See docs/rules.md#events. */
export const OFFER_LISTS = { distances: 200, feesByCount: 20 } as const

/** The largest number of age groups of an event, and the highest age of one, in whole years. See docs/rules.md#age-groups. */
export const AGE_GROUPS = { count: 60, maxAge: 120 } as const

/** A swimmer is at least 11 and at most 99 whole years old. See docs/rules.md#ages. */
export const AGE = { min: 11, max: 99, adult: 18 } as const
