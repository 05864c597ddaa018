import type { OrderCard } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { inBatches } from '../../calls/batches.ts'

/** Calls made side by side. */
const BATCH = 8

/** Returns the orders with some IDs, by pages; those that the caller may not see are absent. */
export async function ordersByIds({ orders }: Client, ids: readonly number[]): Promise<OrderCard[]> {
  const limit = PAGE_SIZE.max
  const pages = Array.from({ length: Math.ceil(ids.length / limit) }, (_, page) =>
    ids.slice(page * limit, (page + 1) * limit),
  )
  const found = await inBatches(pages, BATCH, (page) =>
    orders.list({ query: { ids: page.join(','), limit } }),
  )
  return found.flatMap((page) => page.orders)
}
