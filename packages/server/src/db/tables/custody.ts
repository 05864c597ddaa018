import type { ChangeState, Identity } from '@polynya/contract'
import type { Likeness } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

/** What an owner asked to have changed in who a swimmer is; one open request a swimmer. */
export interface ChangeRequestTable {
  id: Generated<number>
  swimmer_id: number
  /** The account that made the request. */
  account_id: number | null
  asked: JSONColumnType<Partial<Identity>>
  /** The identity at the time of the request: if it has changed since, the request is out of sync. */
  before: JSONColumnType<Identity>
  reason: string
  state: ChangeState
  /** Why it was refused. */
  answer: string | null
  created_at: Date
  decided_at: Date | null
}

/** A profile offered to the account with an e-mail; one open offer a swimmer. */
export interface TransferOfferTable {
  id: Generated<number>
  swimmer_id: number
  /** Who offers. */
  account_id: number
  /** Lower case. */
  email: string
  state: 'open' | 'accepted' | 'declined' | 'withdrawn'
  created_at: Date
  /** An open offer is over from then on. */
  expires_at: Date
  closed_at: Date | null
}

/** Two profiles that may be one person. Dismissed pairs stay, so that they are not found again. */
export interface DuplicateCandidateTable {
  one_id: number
  other_id: number
  likeness: Likeness
  score: number
  found_at: Date
  dismissed_at: Date | null
}

/** Registry IDs of profiles that were merged into others, which answer to them. */
export interface MergedRegistryIdTable {
  iwsaid: string
  swimmer_id: number
  merged_at: Date
}
