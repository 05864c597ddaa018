import type { AllSwimmersQuery } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import type * as z from 'zod/mini'
import { pageOf } from '../paging.ts'
import type { SwimmersPage } from './swimmers-list.store.ts'

type Query = Omit<z.output<typeof AllSwimmersQuery>, 'all'>

/** The page that a query asks for: newest first, names and IDs from the start of the alphabet. */
export function swimmersPage(query: Query, accountId: number | null): SwimmersPage {
  const { sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' } = query
  const { lastName = null, gender = null, country = null } = query
  return { accountId, lastName, gender, country, sort, order, ...pageOf(query, PAGE_SIZE.swimmers) }
}
