import type { Generated } from 'kysely'

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
