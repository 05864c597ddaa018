import { DIST_CODES, IMPORT_FAILURES, IMPORT_KINDS, IMPORT_STATES } from '@polynya/domain'
import * as z from 'zod/mini'
import { InvitedEvent } from './event-export.ts'
import { Id, Instant } from './scalars.ts'

/** What is wrong with a line of a file of another program. */
export const EXCHANGE_FAULTS = [
  'unreadable',
  'too_large',
  'archive_wrong',
  'too_many',
  'meet_missing',
  'too_many_meets',
  'required',
  'too_short',
  'not_a_date',
  'wrong_format',
  'repeated',
  'event_unknown',
  'heat_unknown',
  'status_unknown',
  'column_missing',
  'gender_unknown',
  'code_unknown',
  'results_published',
  'not_allowed',
  'not_entered',
  'time_required',
  'time_not_taken',
  'time_too_fast',
  'time_too_slow',
  'code_not_allowed',
  'penalty_leg',
  'splits_order',
  'date_unknown',
  'country_unknown',
  'region_unknown',
  'too_long',
  'start_list_locked',
  'distance_has_results',
] as const

const LEFT_OUT = ['distance_unknown', 'distance_missing', 'swimmer_unknown', 'team_unknown'] as const

/** Why a part of a file of results is left out. */
export const EXCHANGE_WARNINGS = [...LEFT_OUT, 'not_entered', 'entry_ambiguous'] as const

/** Why a part of a file of start lists is left out. */
export const START_LIST_WARNINGS = [
  ...EXCHANGE_WARNINGS,
  ...(['place_missing', 'mass_start', 'withdrawn'] as const),
] as const

/** Why a part of a file of entries is left out, or must be looked at. */
export const ENTRY_WARNINGS = [
  ...LEFT_OUT,
  ...(['swimmer_ambiguous', 'birth_date_unsure', 'member_refused', 'slots_exhausted'] as const),
  'withdrawn',
  ...(['offer_closed', 'distance_gender', 'age_too_low', 'age_too_high', 'age_without_group'] as const),
  ...(['distance_age', 'rank_too_low', 'too_many_distances', 'captain_has_team'] as const),
  ...(['admission_missing', 'division_required', 'division_unknown'] as const),
  ...(['entry_state', 'start_list_locked', 'seed_times_closed'] as const),
] as const

/** Why a part of an invitation is left out. */
export const INVITATION_WARNINGS = [
  ...(['distance_unknown', 'later_round', 'age_groups_overlap', 'fees_differ', 'currency_unknown'] as const),
  ...([
    'course_unknown',
    'lanes_unknown',
    'deadline_late',
    'wrong_format',
    'not_a_date',
    'too_short',
    'too_long',
  ] as const),
] as const

const lineOf = <const Fault extends string>(faults: readonly Fault[]) =>
  z.object({
    /** Line of the file, from 1. */
    line: z.int(),
    field: z.nullable(z.string()),
    fault: z.enum(faults),
  })

/** An event of a file. */
const fileDistance = {
  line: z.int(),
  /** By the file, such as `F 100 BACK`. */
  what: z.string(),
  /** Null if it is not swum here. */
  distCode: z.nullable(z.enum(DIST_CODES)),
  /** Of the event; empty if it has none such. */
  distanceIds: z.array(Id),
}

/** A swimmer or a team of a file. */
const fileStarter = {
  line: z.int(),
  name: z.string(),
  birthYear: z.nullable(z.int()),
  /** Of the swimmer that was found; null of a team, and of those who were not. */
  iwsaid: z.nullable(z.string()),
  /** 0 to 100; null if none was found. */
  score: z.nullable(z.int()),
}

/** What an import of results found, and whether it was stored: a file with an error changes nothing. */
export const ResultImport = z.object({
  isStored: z.boolean(),
  /** Results of entries that have none. */
  added: z.int(),
  /** Results in place of others. */
  changed: z.int(),
  /** Results that are stored already. */
  known: z.int(),
  distances: z.array(
    z.object({
      ...fileDistance,
      /** Number of its results in the file. */
      results: z.int(),
    }),
  ),
  /** Swimmers and teams with results. */
  starters: z.array(z.object({ ...fileStarter, teamId: z.nullable(z.string()) })),
  warnings: z.array(lineOf(EXCHANGE_WARNINGS)),
  errors: z.array(lineOf(EXCHANGE_FAULTS)),
})

/** What an import of entries found, and whether it was stored: a file with an error changes nothing. */
export const EntryImport = z.object({
  isStored: z.boolean(),
  /** Whether the entries are those at the venue, with its fees, because registration has closed. */
  onSpot: z.boolean(),
  /** New entries. */
  added: z.int(),
  /** Entries whose declared time differs. */
  changed: z.int(),
  /** Entries that are stored already. */
  known: z.int(),
  /** New profiles. */
  created: z.int(),
  /** The orders of the new entries; none in a dry run. */
  orders: z.array(Id),
  distances: z.array(
    z.object({
      ...fileDistance,
      /** Number of its entries in the file. */
      entries: z.int(),
    }),
  ),
  /** Swimmers with entries, and members of relay teams. */
  starters: z.array(
    z.object({
      ...fileStarter,
      /** Whether the import creates a profile. */
      isNew: z.boolean(),
    }),
  ),
  warnings: z.array(lineOf(ENTRY_WARNINGS)),
  errors: z.array(lineOf(EXCHANGE_FAULTS)),
})

/** What an import of start lists found, and whether it was stored: a file with an error changes nothing. */
export const StartListImport = z.object({
  isStored: z.boolean(),
  /** Lists that differ. */
  changed: z.int(),
  /** Lists that are stored already. */
  known: z.int(),
  /** Starters with a heat and a lane. */
  placed: z.int(),
  distances: z.array(
    z.object({
      ...fileDistance,
      /** Number of its starts in the file. */
      starts: z.int(),
    }),
  ),
  /** Swimmers and teams with starts. */
  starters: z.array(z.object({ ...fileStarter, teamId: z.nullable(z.string()) })),
  warnings: z.array(lineOf(START_LIST_WARNINGS)),
  errors: z.array(lineOf(EXCHANGE_FAULTS)),
})

/** The event of a Lenex file, and what of it is left out. */
export const Invitation = z.object({
  /** To be imported by `events.importEvent`; null if the file has an error. */
  file: z.nullable(InvitedEvent),
  /** Every distance of the file. */
  distances: z.array(z.omit(z.object(fileDistance), { distanceIds: true })),
  warnings: z.array(lineOf(INVITATION_WARNINGS)),
  errors: z.array(lineOf(EXCHANGE_FAULTS)),
})

/** An import of a file in an event, which is checked and stored in the background. */
export const FileImport = z.object({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  isDryRun: z.boolean(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Lines of starters that are checked, and all of them; null until the file is read. */
  done: z.int(),
  count: z.nullable(z.int()),
  failure: z.nullable(z.enum(IMPORT_FAILURES)),
  requestedAt: Instant,
  completedAt: z.nullable(Instant),
})

/** An import with what it found, under its kind; null of the others, and until it is checked. */
export const FileImportReport = z.extend(FileImport, {
  entries: z.nullable(EntryImport),
  results: z.nullable(ResultImport),
  startLists: z.nullable(StartListImport),
})

/** The latest imports of an event, the latest first. */
export const FileImports = z.object({ imports: z.array(FileImport) })

export type FileImport = z.output<typeof FileImport>
export type FileImportReport = z.output<typeof FileImportReport>
export type Invitation = z.output<typeof Invitation>
export type InvitationWarning = (typeof INVITATION_WARNINGS)[number]
export type StartListImport = z.output<typeof StartListImport>
export type StartListWarning = (typeof START_LIST_WARNINGS)[number]
export type EntryImport = z.output<typeof EntryImport>
export type EntryWarning = (typeof ENTRY_WARNINGS)[number]
export type ResultImport = z.output<typeof ResultImport>
export type ExchangeFault = (typeof EXCHANGE_FAULTS)[number]
export type ExchangeWarning = (typeof EXCHANGE_WARNINGS)[number]
