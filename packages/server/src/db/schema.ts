import type { Kysely, Transaction } from 'kysely'
import type { AccountRightTable, AccountTable, MailLinkTable } from './tables/account.ts'
import type {
  ChangeRequestTable,
  DuplicateCandidateTable,
  MergedRegistryIdTable,
  TransferOfferTable,
} from './tables/custody.ts'
import type {
  DaySessionTable,
  PersonalTokenTable,
  RefreshTokenTable,
  SigningKeyTable,
} from './tables/day-session.ts'
import type {
  DayProgramItemTable,
  DayProgramTable,
  DescriptionTable,
  EventTable,
  OfferDistanceTable,
  OfferTable,
} from './tables/event.ts'
import type { AuditTable, MailTable, RateCountTable, SettingTable } from './tables/operation.ts'
import type {
  AdmissionReminderTable,
  CalledOffOrderTable,
  CouponTable,
  EntrantMailTable,
  EntrantMessageTable,
  EntryOrderTable,
  EntryTable,
  EventFollowTable,
  GatewayNotificationTable,
  IdempotencyKeyTable,
  LedgerTable,
  LeftMemberTable,
  OrderItemTable,
  ParticipationView,
  PaymentTable,
  RefundTable,
  RegistrationTable,
  StartListTable,
  StartPlaceTable,
  SwimmerDocumentTable,
  TeamMemberTable,
  TeamTable,
} from './tables/order.ts'
import type { SandboxPaymentTable, SandboxRefundTable } from './tables/sandbox.ts'
import type { StoredFileTable } from './tables/stored-file.ts'
import type {
  BirthDateTryTable,
  RetiredRegistryIdTable,
  SportRankTable,
  SwimmerNameTable,
  SwimmerTable,
  SwimmerTallyTable,
} from './tables/swimmer.ts'
import type { TextVersionTable } from './tables/text-version.ts'

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
  sport_rank: SportRankTable
  swimmer_tally: SwimmerTallyTable
  birth_date_try: BirthDateTryTable
  retired_registry_id: RetiredRegistryIdTable
  change_request: ChangeRequestTable
  transfer_offer: TransferOfferTable
  duplicate_candidate: DuplicateCandidateTable
  merged_registry_id: MergedRegistryIdTable
  event: EventTable
  description: DescriptionTable
  day_program: DayProgramTable
  day_program_item: DayProgramItemTable
  offer: OfferTable
  offer_distance: OfferDistanceTable
  coupon: CouponTable
  entry_order: EntryOrderTable
  order_item: OrderItemTable
  registration: RegistrationTable
  entry: EntryTable
  participation: ParticipationView
  start_list: StartListTable
  start_place: StartPlaceTable
  team: TeamTable
  team_member: TeamMemberTable
  left_member: LeftMemberTable
  payment: PaymentTable
  refund: RefundTable
  ledger: LedgerTable
  gateway_notification: GatewayNotificationTable
  sandbox_payment: SandboxPaymentTable
  sandbox_refund: SandboxRefundTable
  idempotency_key: IdempotencyKeyTable
  event_follow: EventFollowTable
  entrant_message: EntrantMessageTable
  entrant_mail: EntrantMailTable
  called_off_order: CalledOffOrderTable
  swimmer_document: SwimmerDocumentTable
  admission_reminder: AdmissionReminderTable
  stored_file: StoredFileTable
  mail: MailTable
  audit: AuditTable
  rate_count: RateCountTable
  setting: SettingTable
  text_version: TextVersionTable
}

export type Database = Kysely<Schema>
/** Inside a transaction use only this handle: the embedded database has one connection, and it is taken. */
export type Tx = Transaction<Schema>
/** A store function takes either. */
export type Db = Database | Tx
