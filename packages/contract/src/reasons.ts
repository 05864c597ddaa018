/**
 * Failure reasons: stable names that clients branch on, each with its HTTP status and the fields of its
 * message. The texts are in i18n, complete by type.
 */

interface ReasonShape {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** Names of the values in `error.fields`, also interpolated in the message. */
  readonly fields?: readonly string[]
}

/** The catalogue of reasons. */
export const REASONS = {
  // Any call
  invalid_input: { status: 400 },
  unreadable_body: { status: 400 },
  sign_in_required: { status: 401 },
  token_invalid: { status: 401 },
  token_expired: { status: 401 },
  account_blocked: { status: 403 },
  no_access: { status: 403 },
  field_forbidden: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  stale: { status: 409 },
  body_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  rate_limited: { status: 429, fields: ['seconds'] },
  internal: { status: 500 },
  unavailable: { status: 503 },
  storage_full: { status: 503 },
  // Accounts
  wrong_credentials: { status: 401 },
  refresh_refused: { status: 401 },
  account_not_activated: { status: 403 },
  email_taken: { status: 409 },
  email_unknown: { status: 404 },
  activation_link_wrong: { status: 400 },
  reset_link_wrong: { status: 400 },
  email_link_wrong: { status: 400 },
  password_wrong: { status: 403 },
  session_not_found: { status: 404 },
  token_not_found: { status: 404 },
  token_scope: { status: 403 },
  account_not_found: { status: 404 },
  last_super_admin: { status: 409 },
  // The site
  text_version_not_found: { status: 404 },
  // Swimmers
  swimmer_not_found: { status: 404 },
  record_not_found: { status: 404 },
  record_beaten: { status: 409 },
  record_of_result: { status: 409 },
  series_not_found: { status: 404 },
  norm_year_not_found: { status: 404 },
  consistency_run_not_found: { status: 404 },
  registry_id_wrong: { status: 400 },
  registry_id_taken: { status: 409 },
  swimmer_of_another: { status: 403 },
  swimmer_unlinked: { status: 403 },
  duplicate_swimmer_own: { status: 409 },
  duplicate_swimmer_of_another: { status: 409, fields: ['emailStart'] },
  duplicate_swimmer_unlinked: { status: 409, fields: ['iwsaid'] },
  swimmer_not_claimable: { status: 409 },
  claim_mismatch: { status: 403 },
  birth_date_tries: { status: 403 },
  not_a_paraswimmer: { status: 409 },
  swimmer_unconfirmed: { status: 409 },
  // Custody of profiles
  change_request_empty: { status: 400 },
  change_request_open: { status: 409 },
  change_request_not_found: { status: 404 },
  change_request_decided: { status: 409 },
  change_out_of_sync: { status: 409 },
  transfer_to_self: { status: 409 },
  transfer_open: { status: 409 },
  transfer_not_found: { status: 404 },
  transfer_over: { status: 409 },
  candidate_not_found: { status: 404 },
  merge_two_owners: { status: 409 },
  merge_two_results: { status: 409 },
  merge_two_teams: { status: 409 },
  // Events
  event_not_found: { status: 404 },
  event_incomplete: { status: 409 },
  document_not_found: { status: 404 },
  documents_limit: { status: 409, fields: ['limit'] },
  description_not_found: { status: 404 },
  description_exists: { status: 409 },
  event_session_not_found: { status: 404 },
  event_session_exists: { status: 409 },
  event_session_used: { status: 409 },
  // Start lists
  prestart_not_found: { status: 404 },
  start_list_locked: { status: 409 },
  seed_times_closed: { status: 409 },
  age_groups_outdated: { status: 409 },
  lane_taken: { status: 409 },
  lanes_missing: { status: 409 },
  // Timing
  timing_code_wrong: { status: 404 },
  // Results
  distance_has_results: { status: 409 },
  results_conflict: { status: 409 },
  results_locked: { status: 409 },
  results_invalid: { status: 409, fields: ['count'] },
  nothing_to_publish: { status: 409 },
  results_unconfirmed: { status: 409, fields: ['count'] },
  // Base results
  base_year_not_found: { status: 404 },
  base_year_exists: { status: 409 },
  base_year_active: { status: 409 },
  // Judge tests
  judge_test_not_found: { status: 404 },
  judge_tests_denied: { status: 403 },
  judge_retake_early: { status: 409, fields: ['retakeOn'] },
  judge_bank_small: { status: 409, fields: ['count'] },
  judge_test_closed: { status: 409 },
  judge_exam_permanent: { status: 409 },
  judge_question_not_found: { status: 404 },
  judge_question_conflict: { status: 409 },
  check_code_not_found: { status: 404 },
  // Orders
  registration_not_found: { status: 404 },
  order_not_found: { status: 404 },
  entry_not_found: { status: 404 },
  registration_closed: { status: 409 },
  event_called_off: { status: 409 },
  slots_exhausted: { status: 409, fields: ['distance'] },
  places_free: { status: 409 },
  waiting_list_closed: { status: 409 },
  waiting_list_full: { status: 409, fields: ['limit'] },
  price_changed: { status: 409, fields: ['currency', 'total'] },
  coupon_used_up: { status: 409 },
  order_state: { status: 409 },
  entry_state: { status: 409 },
  hold_expired: { status: 409 },
  refund_required: { status: 409 },
  refund_changed: { status: 409, fields: ['amount', 'currency'] },
  nothing_to_refund: { status: 409 },
  payment_pending: { status: 409 },
  payment_refused: { status: 409 },
  no_way_to_pay: { status: 409 },
  gateway_unavailable: { status: 503 },
  key_reused: { status: 422 },
  key_in_flight: { status: 409 },
  event_has_entries: { status: 409 },
  entrants_changed: { status: 409, fields: ['count'] },
  no_entrants: { status: 409 },
  swimmer_has_entries: { status: 409 },
  // Teams
  team_not_found: { status: 404 },
  team_member_not_found: { status: 404 },
  team_of_another: { status: 403 },
  teams_closed: { status: 409 },
  team_incomplete: { status: 409 },
  team_invite_wrong: { status: 404 },
  team_full: { status: 409 },
  // Files
  file_missing: { status: 400 },
  file_too_large: { status: 413, fields: ['kilobytes'] },
  file_type_wrong: { status: 415, fields: ['types'] },
  picture_unreadable: { status: 400 },
  picture_too_large: { status: 400, fields: ['side'] },
  svg_unsafe: { status: 400 },
} as const satisfies Record<string, ReasonShape>

export type Reason = keyof typeof REASONS

/** Faults of one field; `error.issues` and forms use these names. */
export const FIELD_REASONS = [
  'required',
  'wrong_type',
  'wrong_format',
  'unknown_field',
  'not_allowed',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'not_a_number',
  'not_a_date',
  'date_does_not_exist',
  'not_an_email',
  'not_a_time_zone',
  'not_a_season',
  'not_a_url',
  'url_vk',
  'url_fb',
  'name_leading_space',
  'name_trailing_space',
  'name_double_space',
  'name_digits',
  'name_special_characters',
  'name_not_latin',
  'passwords_differ',
  'age_too_low',
  'age_too_high',
  'length_four',
  'rank_required',
  'rank_date_required',
  'rank_before_birth',
  'date_in_future',
  'date_in_past',
  'country_unknown',
  'region_unknown',
  'consent_required',
  'guardian_consent_required',
  'scope_disagrees',
  'end_before_start',
  'registration_reversed',
  'registration_after_end',
  'registration_outside',
  'repeated',
  'name_differs',
  'age_group_code_repeated',
  'age_group_bounds_reversed',
  'age_groups_overlap',
  'has_entries',
  'entries_not_final',
  'distance_unknown',
  'distance_gender',
  'distance_age',
  'age_without_group',
  'offer_closed',
  'rank_too_low',
  'already_entered',
  'too_many_distances',
  'captain_has_team',
  'admission_missing',
  'division_required',
  'division_unknown',
  'coupon_unknown',
  'coupon_over',
  'fee_falls',
  'gateway_unknown',
  'refund_grows',
  'lanes_reversed',
  'account_unknown',
  'member_unknown',
  'event_unknown',
  'member_in_team',
  'member_gender',
  'member_too_young',
  'member_too_old',
  'not_in_order',
  'before_registration_start',
  'before_registration_end',
  'after_registration_end',
  'after_event_end',
  'own_currency_rate',
  'text_title_missing',
  'text_anchor_missing',
  'text_anchor_repeated',
  'text_anchors_differ',
  'link_not_allowed',
  'time_required',
  'time_not_taken',
  'time_too_fast',
  'time_too_slow',
  'code_not_allowed',
  'penalty_leg',
  'splits_order',
  'not_entered',
  'changed_since',
  'entries_disagree',
] as const

export type FieldReason = (typeof FIELD_REASONS)[number]

const fieldReasons: ReadonlySet<string> = new Set(FIELD_REASONS)

/** Whether a text names something that may be wrong with a field. */
export const isFieldReason = (text: string): text is FieldReason => fieldReasons.has(text)

/** One invalid field: its path (`swimmerInfo.city`), the fault, and the limit that it exceeds. */
export interface FieldIssue {
  readonly path: string
  readonly reason: FieldReason
  readonly limit?: number
}

/** The body of every failure, inside `{ error }`. `code` is the HTTP status. */
export interface ErrorBody {
  readonly code: number
  readonly message: string
  readonly reason: Reason
  readonly issues?: readonly FieldIssue[]
  readonly fields?: Readonly<Record<string, string | number>>
  readonly requestId: string
}
