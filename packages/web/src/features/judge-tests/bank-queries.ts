import { findJudgeCategory, PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { pageIn } from '../../infrastructure/lists/address-query.ts'

/** A page of the bank of questions; invalid parameters of the address are ignored. */
export function questionsQuery({ judgeTests }: Client, values: URLSearchParams) {
  const jCat = findJudgeCategory(values.get('jCat') ?? '')
  const search = values.get('search')?.trim().slice(0, 80)
  const active = values.get('active') ?? ''
  const query = {
    page: pageIn(values),
    limit: PAGE_SIZE.judgeTests,
    ...(jCat && { jCat }),
    ...(search && { search }),
    ...(/^(true|false)$/.test(active) && { active: active === 'true' }),
  }
  return queryOptions({
    queryKey: keys.judgeQuestions.list(query),
    queryFn: ({ signal }) => judgeTests.questions({ query }, { signal }),
  })
}

/** The versions of a question up to one. */
export const versionsQuery = (
  { judgeTests }: Client,
  { id, version }: { readonly id: number; readonly version: number },
) =>
  queryOptions({
    queryKey: keys.judgeQuestions.versions(id, version),
    queryFn: ({ signal }) => judgeTests.questionVersions({ params: { id } }, { signal }),
  })

export const statisticsQuery = ({ judgeTests }: Client) =>
  queryOptions({
    queryKey: keys.judgeTests.statistics,
    queryFn: ({ signal }) => judgeTests.statistics({}, { signal }),
  })

export const activityQuery = ({ judgeTests }: Client, userId: number) =>
  queryOptions({
    queryKey: keys.judgeTests.activity(userId),
    queryFn: ({ signal }) => judgeTests.activity({ params: { userId } }, { signal }),
  })
