import type { Generated, JSONColumnType } from 'kysely'

/**
 * A team as a start list shows it. Members are identified by registry ID, which still resolves after a merge of
 * profiles.
 */
export interface TeamProtocol {
  readonly nameRu: string
  readonly nameEn: string
  readonly members: readonly { readonly stageId: number; readonly iwsaId: string }[]
}

/** A relay team; its captain's entry is what was ordered. */
export interface TeamTable {
  id: Generated<number>
  /** `teamId`: four Latin letters, never re-used. */
  code: string
  entry_id: number
  event_id: number
  offer_id: number
  offer_distance_id: number
  captain_id: number
  /** Its owner. */
  account_id: number | null
  name_ru: string
  name_en: string
  /** `sortKey` of the Russian name. */
  name_key: Generated<string>
  version: Generated<number>
  /** What the start list shows of it: its composition when the protocol was saved last. */
  protocol: JSONColumnType<TeamProtocol> | null
  /** Null is never, or not since the team was changed. */
  protocol_saved_at: Date | null
  /** Hash of the secret of its invitation link, and when that expires; null if it has no link. */
  invite_hash: Generated<string | null>
  invite_expires_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}
