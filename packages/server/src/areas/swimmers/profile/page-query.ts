import type { AllSwimmersQuery } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import type * as z from 'zod/mini'
import { pageOf } from '../../paging.ts'
import type { SwimmersPage } from './swimmers-list.store.ts'

type Query = Omit<z.output<typeof AllSwimmersQuery>, 'all'>

/** The scope of a list, which its query cannot change; null means no limit. */
type Scope = Pick<SwimmersPage, 'accountId' | 'registryKey' | 'isWhole'>

const EVERYBODY: Scope = { accountId: null, registryKey: null, isWhole: false }

function nameSearchOf({ name, lastName }: Query): SwimmersPage['name'] {
  const text = name ?? lastName
  return text === undefined ? null : { text, isByLast: name === undefined }
}

/**
 * Returns the page that a query requests: search results in the order of the search, everything else newest first.
 */
export function swimmersPage(query: Query, scope: Partial<Scope> = {}): SwimmersPage {
  const { gender = null, country = null, club = null } = query
  const name = nameSearchOf(query)
  const searched = scope.registryKey ? 'iwsaid' : name === null ? 'createdAt' : 'match'
  const { sort = searched, order = sort === 'createdAt' ? 'desc' : 'asc' } = query
  const page = pageOf(query, PAGE_SIZE.swimmers)
  return { ...EVERYBODY, ...scope, name, gender, country, club, sort, order, ...page }
}
