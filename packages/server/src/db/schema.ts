import type { Kysely, Transaction } from 'kysely'
import type { AccountTable } from './tables/account.ts'
import type { AccountRightTable } from './tables/account-right.ts'
import type { AdmissionReminderTable } from './tables/admission-reminder.ts'
import type { AuditTable } from './tables/audit.ts'
import type { BaseResultTable } from './tables/base-result.ts'
import type { BaseYearTable } from './tables/base-year.ts'
import type { BestResultTable } from './tables/best-result.ts'
import type { BirthDateTryTable } from './tables/birth-date-try.ts'
import type { CalledOffOrderTable } from './tables/called-off-order.ts'
import type { ChangeRequestTable } from './tables/change-request.ts'
import type { ClubTable } from './tables/club.ts'
import type { ConsistencyRunTable } from './tables/consistency-run.ts'
import type { CouponTable } from './tables/coupon.ts'
import type { DayProgramTable } from './tables/day-program.ts'
import type { DayProgramItemTable } from './tables/day-program-item.ts'
import type { DaySessionTable } from './tables/day-session.ts'
import type { DescriptionTable } from './tables/description.ts'
import type { DiplomaTemplateTable } from './tables/diploma-template.ts'
import type { DuplicateCandidateTable } from './tables/duplicate-candidate.ts'
import type { EntrantMailTable } from './tables/entrant-mail.ts'
import type { EntrantMessageTable } from './tables/entrant-message.ts'
import type { EntryTable } from './tables/entry.ts'
import type { EntryOrderTable } from './tables/entry-order.ts'
import type { EventTable } from './tables/event.ts'
import type { EventFollowTable } from './tables/event-follow.ts'
import type { EventSessionTable } from './tables/event-session.ts'
import type { FileImportTable } from './tables/file-import.ts'
import type { GatewayNotificationTable } from './tables/gateway-notification.ts'
import type { IdempotencyKeyTable } from './tables/idempotency-key.ts'
import type { ImportAttemptTable } from './tables/import-attempt.ts'
import type { ImportedRecordTable } from './tables/imported-record.ts'
import type { IssuedDiplomaTable } from './tables/issued-diploma.ts'
import type { JudgeAnswerTable } from './tables/judge-answer.ts'
import type { JudgeOptionTable } from './tables/judge-option.ts'
import type { JudgeQuestionTable } from './tables/judge-question.ts'
import type { JudgeQuestionVersionTable } from './tables/judge-question-version.ts'
import type { JudgeTestTable } from './tables/judge-test.ts'
import type { LedgerTable } from './tables/ledger.ts'
import type { LeftMemberTable } from './tables/left-member.ts'
import type { LiveChangeTable } from './tables/live-change.ts'
import type { MailTable } from './tables/mail.ts'
import type { MailLinkTable } from './tables/mail-link.ts'
import type { MedalCountTable } from './tables/medal-count.ts'
import type { MergedHeatTable } from './tables/merged-heat.ts'
import type { MergedRegistryIdTable } from './tables/merged-registry-id.ts'
import type { OfferTable } from './tables/offer.ts'
import type { OfferDistanceTable } from './tables/offer-distance.ts'
import type { OrderItemTable } from './tables/order-item.ts'
import type { ParticipationView } from './tables/participation.ts'
import type { PaymentTable } from './tables/payment.ts'
import type { PersonalTokenTable } from './tables/personal-token.ts'
import type { PrintoutAttemptTable } from './tables/printout-attempt.ts'
import type { PrintoutLinkTable } from './tables/printout-link.ts'
import type { PublicationTable } from './tables/publication.ts'
import type { PushFollowTable } from './tables/push-follow.ts'
import type { PushNoticeTable } from './tables/push-notice.ts'
import type { PushSubscriptionTable } from './tables/push-subscription.ts'
import type { QueuedPrintoutTable } from './tables/queued-printout.ts'
import type { RankNormTable } from './tables/rank-norm.ts'
import type { RankNormYearTable } from './tables/rank-norm-year.ts'
import type { RankRefreshTable } from './tables/rank-refresh.ts'
import type { RankingTallyTable } from './tables/ranking-tally.ts'
import type { RateCountTable } from './tables/rate-count.ts'
import type { RecordImportTable } from './tables/record-import.ts'
import type { RefreshTokenTable } from './tables/refresh-token.ts'
import type { RefundTable } from './tables/refund.ts'
import type { RegistrationTable } from './tables/registration.ts'
import type { RegistrationCounterTable } from './tables/registration-counter.ts'
import type { RegistrationPeriodTable } from './tables/registration-period.ts'
import type { RestoreTestTable } from './tables/restore-test.ts'
import type { ResultTable } from './tables/result.ts'
import type { ResultHistoryTable } from './tables/result-history.ts'
import type { ResultListTable } from './tables/result-list.ts'
import type { ResultRulesTable } from './tables/result-rules.ts'
import type { RetiredRegistryIdTable } from './tables/retired-registry-id.ts'
import type { SandboxPaymentTable } from './tables/sandbox-payment.ts'
import type { SandboxRefundTable } from './tables/sandbox-refund.ts'
import type { SearchWordTable } from './tables/search-word.ts'
import type { SeriesTable } from './tables/series.ts'
import type { SeriesStageTable } from './tables/series-stage.ts'
import type { SeriesStandingTable } from './tables/series-standing.ts'
import type { ServerErrorTable } from './tables/server-error.ts'
import type { SessionOfficialTable } from './tables/session-official.ts'
import type { SettingTable } from './tables/setting.ts'
import type { SigningKeyTable } from './tables/signing-key.ts'
import type { SportRankTable } from './tables/sport-rank.ts'
import type { StartListTable } from './tables/start-list.ts'
import type { StartPlaceTable } from './tables/start-place.ts'
import type { StoredFileTable } from './tables/stored-file.ts'
import type { SwimRecordTable } from './tables/swim-record.ts'
import type { SwimmerTable } from './tables/swimmer.ts'
import type { SwimmerDocumentTable } from './tables/swimmer-document.ts'
import type { SwimmerNameTable } from './tables/swimmer-name.ts'
import type { SwimmerTallyTable } from './tables/swimmer-tally.ts'
import type { TeamTable } from './tables/team.ts'
import type { TeamMemberTable } from './tables/team-member.ts'
import type { TextVersionTable } from './tables/text-version.ts'
import type { TimingCodeTable } from './tables/timing-code.ts'
import type { TimingProposalTable } from './tables/timing-proposal.ts'
import type { TransferOfferTable } from './tables/transfer-offer.ts'
import type { WebhookTable } from './tables/webhook.ts'
import type { WebhookDeliveryTable } from './tables/webhook-delivery.ts'
import type { WebhookEventTable } from './tables/webhook-event.ts'

/** Every table of the database. */
export interface Schema {
  account: AccountTable
  account_right: AccountRightTable
  mail_link: MailLinkTable
  day_session: DaySessionTable
  refresh_token: RefreshTokenTable
  signing_key: SigningKeyTable
  personal_token: PersonalTokenTable
  swimmer: SwimmerTable
  swimmer_name: SwimmerNameTable
  search_word: SearchWordTable
  club: ClubTable
  sport_rank: SportRankTable
  swimmer_tally: SwimmerTallyTable
  birth_date_try: BirthDateTryTable
  retired_registry_id: RetiredRegistryIdTable
  change_request: ChangeRequestTable
  transfer_offer: TransferOfferTable
  duplicate_candidate: DuplicateCandidateTable
  merged_heat: MergedHeatTable
  merged_registry_id: MergedRegistryIdTable
  event: EventTable
  description: DescriptionTable
  day_program: DayProgramTable
  day_program_item: DayProgramItemTable
  offer: OfferTable
  offer_distance: OfferDistanceTable
  base_result: BaseResultTable
  base_year: BaseYearTable
  rank_norm: RankNormTable
  rank_norm_year: RankNormYearTable
  rank_refresh: RankRefreshTable
  consistency_run: ConsistencyRunTable
  publication: PublicationTable
  best_result: BestResultTable
  ranking_tally: RankingTallyTable
  medal_count: MedalCountTable
  series: SeriesTable
  series_stage: SeriesStageTable
  series_standing: SeriesStandingTable
  record_import: RecordImportTable
  imported_record: ImportedRecordTable
  swim_record: SwimRecordTable
  coupon: CouponTable
  entry_order: EntryOrderTable
  order_item: OrderItemTable
  registration: RegistrationTable
  entry: EntryTable
  registration_counter: RegistrationCounterTable
  registration_period: RegistrationPeriodTable
  participation: ParticipationView
  start_list: StartListTable
  start_place: StartPlaceTable
  live_change: LiveChangeTable
  timing_code: TimingCodeTable
  timing_proposal: TimingProposalTable
  push_subscription: PushSubscriptionTable
  push_follow: PushFollowTable
  push_notice: PushNoticeTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  webhook_event: WebhookEventTable
  team: TeamTable
  team_member: TeamMemberTable
  left_member: LeftMemberTable
  result: ResultTable
  result_list: ResultListTable
  result_history: ResultHistoryTable
  result_rules: ResultRulesTable
  payment: PaymentTable
  refund: RefundTable
  ledger: LedgerTable
  gateway_notification: GatewayNotificationTable
  sandbox_payment: SandboxPaymentTable
  sandbox_refund: SandboxRefundTable
  idempotency_key: IdempotencyKeyTable
  event_session: EventSessionTable
  session_official: SessionOfficialTable
  event_follow: EventFollowTable
  printout_link: PrintoutLinkTable
  queued_printout: QueuedPrintoutTable
  file_import: FileImportTable
  import_attempt: ImportAttemptTable
  printout_attempt: PrintoutAttemptTable
  diploma_template: DiplomaTemplateTable
  issued_diploma: IssuedDiplomaTable
  entrant_message: EntrantMessageTable
  entrant_mail: EntrantMailTable
  called_off_order: CalledOffOrderTable
  judge_question: JudgeQuestionTable
  judge_question_version: JudgeQuestionVersionTable
  judge_option: JudgeOptionTable
  judge_test: JudgeTestTable
  judge_answer: JudgeAnswerTable
  swimmer_document: SwimmerDocumentTable
  admission_reminder: AdmissionReminderTable
  stored_file: StoredFileTable
  mail: MailTable
  audit: AuditTable
  rate_count: RateCountTable
  server_error: ServerErrorTable
  restore_test: RestoreTestTable
  setting: SettingTable
  text_version: TextVersionTable
}

export type Database = Kysely<Schema>
/** Inside a transaction use only this handle: the embedded database has one connection, and it is taken. */
export type Tx = Transaction<Schema>
/** A store function takes either. */
export type Db = Database | Tx
