import type {
  EntryWarning,
  ExchangeFault,
  ExchangeWarning,
  InvitationWarning,
  NormFault,
  RecordFault,
  RecordWarning,
  StartListWarning,
} from '@polynya/contract'

/** What is wrong with a line of an imported file. */
export interface LineFault {
  /** From 1. */
  readonly line: number
  /** Null if the whole line is at fault. */
  readonly field: string | null
  readonly fault: Fault
}

type Fault =
  | NormFault
  | RecordFault
  | RecordWarning
  | ExchangeFault
  | ExchangeWarning
  | EntryWarning
  | InvitationWarning
  | StartListWarning

/** Keys of the texts: endings of plural forms are reserved. */
const FAULTS = {
  unreadable: 'unreadable',
  column_missing: 'columnMissing',
  required: 'required',
  wrong_format: 'wrongFormat',
  too_short: 'tooShort',
  too_long: 'tooLong',
  not_a_date: 'notDate',
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
  too_large: 'fileTooLarge',
  archive_wrong: 'archiveWrong',
  meet_missing: 'meetMissing',
  too_many_meets: 'severalMeets',
  event_unknown: 'eventUnknown',
  heat_unknown: 'heatUnknown',
  status_unknown: 'statusUnknown',
  code_unknown: 'codeUnknown',
  results_published: 'resultsPublished',
  not_allowed: 'notAllowed',
  not_entered: 'notEntered',
  time_required: 'timeRequired',
  time_not_taken: 'timeNotTaken',
  time_too_fast: 'timeTooFast',
  time_too_slow: 'timeTooSlow',
  code_not_allowed: 'codeNotAllowed',
  penalty_leg: 'penaltyLeg',
  splits_order: 'splitsOrder',
  distance_missing: 'distanceMissing',
  swimmer_unknown: 'swimmerUnknown',
  team_unknown: 'teamUnknown',
  entry_ambiguous: 'entryAmbiguous',
  swimmer_ambiguous: 'swimmerAmbiguous',
  birth_date_unsure: 'birthDateUnsure',
  member_refused: 'memberRefused',
  slots_exhausted: 'slotsExhausted',
  withdrawn: 'withdrawn',
  offer_closed: 'offerClosed',
  distance_gender: 'distanceGender',
  age_too_low: 'ageTooLow',
  age_too_high: 'ageTooHigh',
  age_without_group: 'ageWithoutGroup',
  distance_age: 'distanceAge',
  rank_too_low: 'rankTooLow',
  too_many_distances: 'manyDistances',
  captain_has_team: 'captainHasTeam',
  admission_missing: 'admissionMissing',
  division_required: 'divisionRequired',
  division_unknown: 'divisionUnknown',
  entry_state: 'entryState',
  start_list_locked: 'startListLocked',
  seed_times_closed: 'seedTimesClosed',
  distance_has_results: 'hasResults',
  place_missing: 'placeMissing',
  mass_start: 'massStart',
  later_round: 'laterRound',
  age_groups_overlap: 'groupsOverlap',
  fees_differ: 'feesDiffer',
  currency_unknown: 'currencyUnknown',
  lanes_unknown: 'lanesUnknown',
  deadline_late: 'deadlineLate',
} as const satisfies Record<Fault, string>

/**
 * Returns the key of the text of a fault below `administration:fileImports.faults`. The wrong format of a time is explained by an
 * example; in other fields it is a character.
 */
export const faultText = ({ field, fault }: LineFault) =>
  fault === 'wrong_format' && field !== 'time' ? 'charactersWrong' : FAULTS[fault]
