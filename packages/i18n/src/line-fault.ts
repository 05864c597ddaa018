import type { NormFault, RecordFault, RecordWarning } from '@polynya/contract'

/** What is wrong with a line of an imported file. */
export interface LineFault {
  /** From 1. */
  readonly line: number
  /** Null if the whole line is at fault. */
  readonly field: string | null
  readonly fault: Fault
}

type Fault = NormFault | RecordFault | RecordWarning

/** Keys of the texts: endings of plural forms are reserved. */
const FAULTS = {
  unreadable: 'unreadable',
  zipped: 'zipped',
  column_missing: 'columnMissing',
  required: 'required',
  wrong_format: 'wrongFormat',
  too_long: 'tooLong',
  rank_unknown: 'rankUnknown',
  kind_unknown: 'kindUnknown',
  gender_unknown: 'genderUnknown',
  gender_differs: 'genderDiffers',
  group_unknown: 'groupUnknown',
  distance_unknown: 'distanceUnknown',
  course_unknown: 'courseUnknown',
  age_unknown: 'ageUnknown',
  date_unknown: 'dateUnknown',
  water_unknown: 'waterUnknown',
  state_unknown: 'stateUnknown',
  registry_id_wrong: 'registryIdWrong',
  profile_unknown: 'profileUnknown',
  country_unknown: 'countryUnknown',
  country_excluded: 'countryExcluded',
  region_unknown: 'regionUnknown',
  repeated: 'repeated',
  slower_than_lower_rank: 'slower',
  too_many: 'tooNumerous',
  sets_none: 'setsNone',
  differs: 'differs',
  name_differs: 'nameDiffers',
} as const satisfies Record<Fault, string>

/**
 * Returns the key of the text of a fault below `administration:fileImports.faults`. The wrong format of a time is explained by an
 * example; in other fields it is a character.
 */
export const faultText = ({ field, fault }: LineFault) =>
  fault === 'wrong_format' && field !== 'time' ? 'charactersWrong' : FAULTS[fault]
