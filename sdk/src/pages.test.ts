import { v1 } from '@polynya/contract'
import { ANNA_CARD, failure, mock } from '@polynya/testkit'
import { expect, test } from 'vitest'
import { createClient } from './index.ts'
import { BASE_URL, mockedApi } from './testing/mocked-api.ts'

const api = mockedApi()
const client = createClient({ baseUrl: BASE_URL })

/** A server with as many swimmers; answers the queries that it saw. */
function swimmers(total: number) {
  const queries: unknown[] = []
  const all = Array.from({ length: total }, (_, index) => ({ ...ANNA_CARD, id: index + 1 }))
  api.use(
    mock(v1.swimmers.all, ({ query }) => {
      queries.push(query)
      const { page = 1, limit = 12 } = query
      return { swimmers: all.slice((page - 1) * limit, page * limit), total }
    }),
  )
  return queries
}

async function collect<T>(source: AsyncIterable<T>) {
  const collected: T[] = []
  for await (const each of source) collected.push(each)
  return collected
}

test('the pages of a list follow each other to the last', async () => {
  const queries = swimmers(30)
  const pages = await collect(client.swimmers.all.pages({ query: { country: 'RU' } }))
  expect(pages.map((rows) => rows.length)).toEqual([12, 12, 6])
  expect(queries).toEqual([1, 2, 3].map((page) => ({ country: 'RU', page })))
})

test('a full last page is known to be the last', async () => {
  const queries = swimmers(20)
  await collect(client.swimmers.all.pages({ query: { limit: 10 } }))
  expect(queries).toHaveLength(2)
})

test('iteration starts with the requested page', async () => {
  swimmers(30)
  const items = await collect(client.swimmers.all.items({ query: { page: 3 } }))
  expect(items.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30])
})

test('an empty list has no pages', async () => {
  swimmers(0)
  expect(await collect(client.swimmers.all.pages())).toEqual([])
})

test('a page is called for when it is taken, not before', async () => {
  const queries = swimmers(30)
  for await (const { id } of client.swimmers.all.items()) if (id === 13) break
  expect(queries).toHaveLength(2)
})

test('a list that shrinks while it is read ends', async () => {
  let calls = 0
  api.use(
    mock(v1.swimmers.all, () => {
      calls += 1
      return { swimmers: calls === 1 ? [ANNA_CARD] : [], total: 99 }
    }),
  )
  expect(await collect(client.swimmers.all.pages())).toHaveLength(1)
})

test('a failure or a cancelled signal ends the loop', async () => {
  swimmers(30)
  const signal = AbortSignal.abort()
  await expect(collect(client.swimmers.all.items({}, { signal }))).rejects.toMatchObject({ kind: 'aborted' })
  api.use(mock(v1.swimmers.all, () => failure('internal')))
  await expect(collect(client.swimmers.all.pages())).rejects.toMatchObject({ status: 500 })
})
