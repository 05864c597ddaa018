/** What the pages of custody read; apart from the other queries, for it comes with those pages. */

import type { ChangeState } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'

type Answer<Name extends keyof Client['swimmers']> = Awaited<ReturnType<Client['swimmers'][Name]>>

/** Key prefixes of the answers that a custody change makes stale. */
export const CUSTODY = 'custody.'

/** A profile as its owner and administrators see it. */
export const profileQuery = ({ swimmers }: Client, id: number): Query<Answer<'get'>> => ({
  key: `${CUSTODY}profile:${id}`,
  load: (signal) => swimmers.get({ params: { id } }, { signal }),
})

export const lastChangeQuery = ({ swimmers }: Client, id: number): Query<Answer<'lastChange'>> => ({
  key: `${CUSTODY}lastChange:${id}`,
  load: (signal) => swimmers.lastChange({ params: { id } }, { signal }),
})

export const transfersQuery = ({ swimmers }: Client): Query<Answer<'transfers'>> => ({
  key: `${CUSTODY}transfers`,
  load: (signal) => swimmers.transfers({}, { signal }),
})

/** The profiles that can be offered: a page of them is more than families and teams have. */
export const ownProfilesQuery = ({ swimmers }: Client): Query<Answer<'my'>> => ({
  key: `${CUSTODY}own`,
  load: (signal) => swimmers.my({ query: { limit: 100, sort: 'lastName' } }, { signal }),
})

export const changesQuery = (
  { swimmers }: Client,
  state: ChangeState,
  page: number,
): Query<Answer<'changes'>> => ({
  key: `${CUSTODY}changes:${state}:${page}`,
  load: (signal) => swimmers.changes({ query: { state, page } }, { signal }),
})

export const candidatesQuery = ({ swimmers }: Client, page: number): Query<Answer<'candidates'>> => ({
  key: `${CUSTODY}candidates:${page}`,
  load: (signal) => swimmers.candidates({ query: { page } }, { signal }),
})
