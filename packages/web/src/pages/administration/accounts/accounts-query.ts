import { type Account, RightName } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../../infrastructure/api/query-cache.ts'
import { pageIn, valuesOf } from '../../../infrastructure/lists/address-query.ts'

export const PAGE_ROWS = 25

interface AccountsPage {
  readonly accounts: readonly Account[]
  readonly total: number
}

/** Query for the accounts that an address selects; invalid parameters are ignored. */
export function accountsQuery({ accounts }: Client, values: URLSearchParams): Query<AccountsPage> {
  const { email, id, ...choices } = valuesOf(values, ['email', 'id', 'right', 'blocked'])
  const right = RightName.options.find((name) => name === choices.right)
  const blocked = (['true', 'false'] as const).find((value) => value === choices.blocked)
  const query = {
    page: pageIn(values),
    limit: PAGE_ROWS,
    ...(email && { email }),
    ...(id && /^\d{1,9}$/.test(id) && { id: Number(id) }),
    ...(right && { right }),
    ...(blocked && { blocked }),
  }
  return {
    key: `accounts.list:${JSON.stringify(query)}`,
    load: (signal) => accounts.list({ query }, { signal }),
  }
}
