import type { RightName } from '@polynya/contract'

/** What an account may do beyond its own affairs, everywhere (region null), in one region or for one event. */
export interface AccountRightTable {
  account_id: number
  right: RightName
  region: string | null
  /** The only event of `results.edit`; null if it is not limited to one. */
  event_id: number | null
}
