import { RightName } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { pageIn, valuesOf } from '../../../infrastructure/lists/address-query.ts'

export const PAGE_ROWS = 25

/** Query for the accounts that an address selects; invalid parameters are ignored. */
export function accountsQuery({ accounts }: Client, values: URLSearchParams) {
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
  return queryOptions({
    queryKey: keys.accounts(query),
    queryFn: ({ signal }) => accounts.list({ query }, { signal }),
  })
}
