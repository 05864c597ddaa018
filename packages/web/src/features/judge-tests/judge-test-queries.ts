import type { JudgeTest } from '@polynya/contract'
import { findJudgeCategory, PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'
import { pageIn } from '../../infrastructure/lists/address-query.ts'

export type TestScope = 'my' | 'all'

/** Sort orders of the list of tests, by their names in its address. */
export const TEST_SORTS = {
  oldest: { sort: 'startTime', order: 'asc' },
  best: { sort: 'sumScore', order: 'desc' },
  ended: { sort: 'endTime', order: 'desc' },
} as const

export type TestSort = keyof typeof TEST_SORTS

/** What the caller may take. */
export const openingsQuery = ({ judgeTests }: Client) =>
  queryOptions({
    queryKey: keys.judgeTests.openings,
    queryFn: ({ signal }) => judgeTests.openings({}, { signal }),
  })

/** A page of tests; invalid parameters of the address are ignored. */
export function testsQuery({ judgeTests }: Client, scope: TestScope, values: URLSearchParams) {
  const jCat = findJudgeCategory(values.get('jCat') ?? '')
  const sort = values.get('sort') as TestSort | null
  const query = {
    all: scope,
    page: pageIn(values),
    limit: PAGE_SIZE.judgeTests,
    ...(jCat && { jCat }),
    ...(sort && TEST_SORTS[sort]),
  }
  return queryOptions({
    queryKey: keys.judgeTests.list(query),
    queryFn: ({ signal }) => judgeTests.list({ query }, { signal }),
  })
}

/** A test, and by how much the server's clock is ahead of the device's. */
export interface ClockedTest {
  readonly test: JudgeTest
  readonly offsetMs: number
}

export const clocked = (test: JudgeTest): ClockedTest => ({
  test,
  offsetMs: Date.parse(test.serverTime) - Date.now(),
})

/** A test, which its judge can also read without a network. */
export const testQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.judgeTests.test(id),
    queryFn: async ({ signal }) => clocked(await client.judgeTests.get({ params: { id } }, { signal })),
    // It may have been answered in another tab or on another device meanwhile.
    refetchOnWindowFocus: 'always',
    ...savedUnlessAdministrator(client),
  })
