/** Which part of the export of an account has the rows of a table that names accounts or swimmers. */

import type { Schema } from '../../db/schema.ts'

/** The tables whose rows name an account or a swimmer. */
type Referring = {
  [Table in keyof Schema]: 'account_id' extends keyof Schema[Table]
    ? Table
    : 'swimmer_id' extends keyof Schema[Table]
      ? Table
      : never
}[keyof Schema]

/** Why the export has no rows of a table. */
interface NotExported {
  readonly because: string
}

const ofTheEvent = { because: 'Belongs to the event; that the account did it is among its actions.' }
const derived = { because: 'Computed from entries and results, which are exported.' }
const expiring = { because: 'Technical and short-lived; its content is a secret or is exported elsewhere.' }

/** A new table must be here: until then it is a type error. */
const EXPORTED_IN = {
  account_right: 'rights',
  day_session: 'sessions',
  personal_token: 'tokens',
  swimmer: 'swimmers',
  sport_rank: 'swimmers',
  stored_file: 'swimmers',
  swimmer_document: 'swimmers',
  merged_registry_id: 'swimmers',
  swim_record: 'swimmers',
  imported_record: 'swimmers',
  registration: 'entries',
  entry: 'entries',
  entry_order: 'orders',
  order_item: 'orders',
  refund: 'orders',
  ledger: 'ledger',
  team: 'teams',
  team_member: 'teams',
  left_member: 'teams',
  issued_diploma: 'diplomas',
  session_official: 'officials',
  change_request: 'changeRequests',
  transfer_offer: 'transferOffers',
  judge_test: 'judgeTests',
  event_follow: 'follows',
  push_subscription: 'follows',
  push_follow: 'follows',
  webhook: 'webhooks',
  audit: 'actions',
  entrant_mail: { because: 'The e-mails themselves are in `mails`.' },
  best_result: derived,
  series_standing: derived,
  swimmer_name: { because: 'An index of the names of the profile.' },
  birth_date_try: { because: 'Guesses at the birth dates of other people.' },
  mail_link: expiring,
  idempotency_key: expiring,
  printout_link: expiring,
  queued_printout: expiring,
  file_import: ofTheEvent,
  event: ofTheEvent,
  publication: ofTheEvent,
  result_history: ofTheEvent,
  entrant_message: ofTheEvent,
  called_off_order: ofTheEvent,
  text_version: { because: 'A text of the site; that the account wrote it is among its actions.' },
} as const satisfies Record<Referring, string | NotExported>

/** A part that the export must have, because it has the rows of a table. */
export type ExportedPart = Extract<(typeof EXPORTED_IN)[Referring], string>
