import type { RightName } from '@polynya/contract'

/** What an account may do beyond its own affairs, everywhere (region null) or in one region. */
export interface AccountRightTable {
  account_id: number
  right: RightName
  region: string | null
}
