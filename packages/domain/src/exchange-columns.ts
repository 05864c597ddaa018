/** Columns of the CSV files that are exchanged with other programs; docs/exchange-files.md describes each. See docs/rules.md#lenex. */

const STARTER_COLUMNS = [
  ...(['registryId', 'lastName', 'firstName', 'nativeLastName', 'nativeFirstName'] as const),
  ...(['birthYear', 'club', 'teamId', 'team'] as const),
] as const

/** Columns of entries and start lists, in the order of an export. */
export const ENTRY_COLUMNS = [
  ...(['distance', 'gender', 'heat', 'lane'] as const),
  ...STARTER_COLUMNS,
  'seedTime',
] as const
export type EntryColumn = (typeof ENTRY_COLUMNS)[number]

/** Columns that only imports read: names in one text, the rest of a new profile, and the division. */
export const PROFILE_COLUMNS = [
  'fullName',
  ...(['swimmerGender', 'birthDate', 'nativePatronym', 'country', 'region', 'city', 'division'] as const),
] as const
export type ProfileColumn = (typeof PROFILE_COLUMNS)[number]

/** Columns of results, in the order of an export. */
export const RESULT_COLUMNS = [
  ...(['distance', 'gender', 'heat', 'lane'] as const),
  ...STARTER_COLUMNS,
  ...(['status', 'time', 'penalties', 'code', 'reason', 'splits'] as const),
] as const
export type ResultColumn = (typeof RESULT_COLUMNS)[number]

/** Columns that a file of results must have; the others may be left out. */
export const REQUIRED_RESULT_COLUMNS = ['distance', 'gender', 'time'] as const

/** Columns that a file of entries must have. */
export const REQUIRED_ENTRY_COLUMNS = ['distance', 'gender'] as const

/** Entries or results of one CSV file. */
export const EXCHANGE_FILE_ROWS = 20_000
