import type { Schema } from '../db/schema.ts'

/**
 * What a backup leaves out: counters of rates, errors, tested restores, answers, imports of files, queued printouts and live changes of a day, and totals that the
 * database keeps.
 */
type LeftOut =
  | 'participation'
  | 'rate_count'
  | 'server_error'
  | 'restore_test'
  | 'birth_date_try'
  | 'idempotency_key'
  | 'live_change'
  | 'file_import'
  | 'import_attempt'
  | 'printout_attempt'
  | 'queued_printout'
  | 'swimmer_tally'
  | 'ranking_tally'

/** Every table of a backup with the columns that order its rows; a table follows those that it references. */
export const BACKUP_TABLES = {
  setting: 'key',
  signing_key: 'kid',
  account: 'id',
  text_version: 'name, version',
  mail_link: 'id',
  day_session: 'id',
  refresh_token: 'hash',
  personal_token: 'id',
  swimmer: 'id',
  swimmer_name: 'swimmer_id, key',
  search_word: 'source, word',
  club: 'name',
  sport_rank: 'id',
  retired_registry_id: 'iwsaid',
  change_request: 'id',
  transfer_offer: 'id',
  duplicate_candidate: 'one_id, other_id',
  merged_registry_id: 'iwsaid',
  event: 'id',
  description: 'id',
  day_program: 'id',
  day_program_item: 'id',
  event_session: 'id',
  session_official: 'id',
  offer: 'id',
  offer_distance: 'id',
  registration_period: 'event_id, starts_at',
  registration_counter: 'event_id',
  coupon: 'id',
  entry_order: 'id',
  order_item: 'id',
  registration: 'id',
  entry: 'id',
  start_list: 'offer_distance_id',
  start_place: 'id',
  merged_heat: 'id',
  team: 'id',
  team_member: 'team_id, stage_id',
  left_member: 'team_id, swimmer_id',
  account_right: 'account_id, "right", region, event_id',
  result: 'id',
  result_list: 'offer_distance_id',
  result_history: 'id',
  result_rules: 'event_id',
  payment: 'id',
  refund: 'id',
  ledger: 'id',
  gateway_notification: 'id',
  sandbox_payment: 'external_id',
  sandbox_refund: 'external_id',
  event_follow: 'event_id, account_id',
  entrant_message: 'id',
  entrant_mail: 'message_id, account_id',
  called_off_order: 'order_id',
  timing_code: 'id',
  printout_link: 'id',
  diploma_template: 'event_id, kind',
  issued_diploma: 'code',
  timing_proposal: 'id',
  push_subscription: 'id',
  push_follow: 'subscription_id, event_id, swimmer_id',
  push_notice: 'subscription_id, entry_id',
  webhook: 'id',
  webhook_delivery: 'id',
  webhook_event: 'event_id',
  best_result: 'swimmer_id, dist_code, season, water_cat, age_group',
  medal_count: 'event_id, awardee, name',
  series: 'id',
  series_stage: 'series_id, event_id',
  series_standing: 'series_id, gender, age_group, swimmer_id',
  record_import: 'id',
  imported_record: 'id',
  swim_record: 'id',
  rank_norm_year: 'year',
  rank_norm: 'year, dist_code, gender, course_metres, rank',
  rank_refresh: 'id',
  consistency_run: 'id',
  publication: 'id',
  base_year: 'year',
  base_result: 'year, gender, dist_code',
  judge_question: 'id',
  judge_question_version: 'id',
  judge_option: 'id',
  judge_test: 'id',
  judge_answer: 'test_id, position',
  stored_file: 'key',
  swimmer_document: 'id',
  admission_reminder: 'document_id, event_id',
  mail: 'id',
  audit: 'id',
} as const satisfies Record<Exclude<keyof Schema, LeftOut>, string>

export type BackupTable = keyof typeof BACKUP_TABLES

export const TABLE_NAMES = Object.keys(BACKUP_TABLES) as BackupTable[]
