import type { Schema } from './schema.ts'

type Table = keyof Schema

/**
 * Tables that reference another table with `on delete cascade` or `on delete set null`, by that table: deleting its
 * rows changes theirs. A test compares it with the catalogue of the database.
 */
export const CASCADES: Readonly<Partial<Record<Table, readonly Table[]>>> = {
  account: [
    'account_right',
    'birth_date_try',
    'change_request',
    'day_session',
    'event_follow',
    'file_import',
    'idempotency_key',
    'mail_link',
    'personal_token',
    'printout_link',
    'push_subscription',
    'queued_printout',
    'session_official',
    'swimmer',
    'timing_code',
    'transfer_offer',
  ],
  base_year: ['base_result'],
  rank_norm_year: ['rank_norm'],
  day_program: ['day_program_item'],
  day_session: ['refresh_token'],
  entrant_message: ['entrant_mail'],
  entry: ['issued_diploma', 'push_notice'],
  event: [
    'account_right',
    'admission_reminder',
    'best_result',
    'coupon',
    'day_program',
    'description',
    'diploma_template',
    'entrant_message',
    'event_follow',
    'event_session',
    'file_import',
    'issued_diploma',
    'judge_test',
    'medal_count',
    'merged_heat',
    'offer',
    'printout_link',
    'publication',
    'push_follow',
    'push_notice',
    'queued_printout',
    'registration_counter',
    'registration_period',
    'result_history',
    'result_list',
    'result_rules',
    'series_stage',
    'start_list',
    'stored_file',
    'timing_code',
    'timing_proposal',
  ],
  event_session: ['session_official'],
  file_import: ['import_attempt'],
  imported_record: ['swim_record'],
  judge_test: ['judge_answer'],
  offer: ['judge_test', 'offer_distance'],
  offer_distance: ['merged_heat', 'result_history', 'result_list', 'start_list', 'timing_proposal'],
  push_subscription: ['push_follow', 'push_notice'],
  queued_printout: ['printout_attempt'],
  record_import: ['imported_record'],
  series: ['series_stage', 'series_standing'],
  start_list: ['start_place'],
  stored_file: ['queued_printout', 'swimmer_document'],
  swimmer: [
    'best_result',
    'birth_date_try',
    'change_request',
    'duplicate_candidate',
    'issued_diploma',
    'left_member',
    'merged_registry_id',
    'push_follow',
    'series_standing',
    'session_official',
    'sport_rank',
    'stored_file',
    'swimmer_document',
    'swimmer_name',
    'transfer_offer',
  ],
  swimmer_document: ['admission_reminder'],
  team: ['left_member', 'team_member'],
}

/** Tables that a trigger changes whenever another changes. */
export const DERIVED: Readonly<Partial<Record<Table, readonly Table[]>>> = {
  best_result: ['ranking_tally'],
  swimmer: ['best_result', 'swimmer_tally'],
}

/** The tables that a view reads. */
export const VIEWS: Readonly<Partial<Record<Table, readonly Table[]>>> = {
  participation: ['entry', 'team', 'team_member', 'registration'],
}
