import type { Client as ContractClient, SwimmerCard, SwimmerUpdate, Table, Tokens } from '@polynya/contract'
import { v1 } from '@polynya/contract'
import { answerTo, SAMPLE_CALLS } from '@polynya/testkit'
import { expect, expectTypeOf, test } from 'vitest'
import { type Client, createClient } from './index.ts'
import { createClient as createLightClient, type Client as LightClient } from './light.ts'
import { BASE_URL } from './testing/mocked-api.ts'

type Methods = Record<string, Record<string, (call?: unknown) => Promise<unknown>>>

const table: Table = v1
const calls = Object.entries(table).flatMap(([group, endpoints]) =>
  Object.keys(endpoints).map((name) => [group, name] as const),
)
const sampleOf = (group: string, name: string) =>
  (SAMPLE_CALLS as Record<string, Record<string, unknown>>)[group]?.[name]

/** Every call answered by its default fixture, in the order in which they came. */
async function answered(create: typeof createClient) {
  const fetch: typeof globalThis.fetch = (...input) => answerTo(new Request(...input))
  const client = create({ baseUrl: BASE_URL, fetch }) as unknown as Methods
  return Promise.all(calls.map(([group, name]) => client[group]?.[name]?.(sampleOf(group, name))))
}

/** Milliseconds for more than two hundred calls twice, with their schemas, on a busy machine. */
const EVERY_CALL = { timeout: 120_000 }

test(
  'every call of the contract is a method that reaches its endpoint, and its default fixture fits',
  EVERY_CALL,
  async () => {
    const answers = await answered(createClient)
    expect(answers).toHaveLength(calls.length)
    expect(answers).not.toContain(undefined)
  },
)

test('the light client makes the same calls with the same answers', EVERY_CALL, async () => {
  expect(await answered(createLightClient)).toEqual(await answered(createClient))
})

test('lists and nothing else can be read page by page', () => {
  const client = createLightClient({ baseUrl: '/api/v1' }) as unknown as Methods
  for (const [group, name] of calls) {
    const endpoint = table[group]?.[name]
    const isList = 'page' in (endpoint?.query.shape ?? {})
    expect([name, endpoint?.route.paging !== undefined]).toEqual([name, isList])
    expect([name, 'pages' in (client[group]?.[name] ?? {})]).toEqual([name, isList])
  }
})

test('a client is one of the contract, and both entries give the same type', () => {
  expectTypeOf<Client>().toExtend<ContractClient>()
  expectTypeOf<LightClient>().toEqualTypeOf<Client>()
})

test('a call accepts exactly the parts that its endpoint declares', () => {
  type Swimmers = Client['swimmers']
  type Parts<Call extends (...given: never[]) => unknown> = NonNullable<Parameters<Call>[0]>
  expectTypeOf<Parts<Swimmers['get']>>().toEqualTypeOf<{ readonly params: { id: number } }>()
  expectTypeOf<keyof Parts<Swimmers['update']>>().toEqualTypeOf<'params' | 'body'>()
  expectTypeOf<Parts<Swimmers['update']>['body']>().toEqualTypeOf<SwimmerUpdate | undefined>()
  expectTypeOf<Parts<Swimmers['uploadAvatar']>['body']>().toEqualTypeOf<{ file: Blob }>()
  expectTypeOf<Parts<Client['user']['authenticate']>>().toEqualTypeOf<{
    readonly body: { username: string; password: string }
  }>()
})

test('a call without a necessary part can be made without anything', () => {
  expectTypeOf<Client['swimmers']['all']>().toBeCallableWith()
  expectTypeOf<Client['swimmers']['all']>().toBeCallableWith({ query: { page: 2 } }, { timeout: 100 })
  expectTypeOf<Client['site']['get']>().toBeCallableWith()
  expectTypeOf<Parameters<Client['swimmers']['get']>['length']>().toEqualTypeOf<1 | 2>()
})

test('a part that a call does not have, and a field that a part does not have, do not compile', () => {
  const { swimmers, site, events } = createLightClient({ baseUrl: '/api/v1' })
  const notCalled = () => {
    // @ts-expect-error a call without parts has no query
    swimmers.countAll({ query: { a: 1 } })
    // @ts-expect-error a call without parts has no params
    site.get({ params: { id: 7 } })
    // @ts-expect-error a call without parts has no body
    swimmers.countAll.withResponse({ body: {} })
    const variable = { query: { a: 1 } }
    // @ts-expect-error neither where the parts come in a variable
    swimmers.countAll(variable)
    // @ts-expect-error a call of an id alone has no query
    swimmers.get({ params: { id: 7 }, query: { a: 1 } })
    // @ts-expect-error a query has its own names alone
    events.list({ query: { a: 1 } })
    swimmers.countAll({}, { timeout: 100 })
  }
  expect(notCalled).toBeTypeOf('function')
})

test('what a call answers is the content of { data }', () => {
  expectTypeOf<Client['user']['authenticate']>().returns.resolves.toEqualTypeOf<Tokens>()
  expectTypeOf<Client['swimmers']['all']>().returns.resolves.toEqualTypeOf<{
    swimmers: SwimmerCard[]
    total: number
  }>()
  expectTypeOf<Client['swimmers']['all']['items']>().returns.toEqualTypeOf<
    AsyncGenerator<SwimmerCard, void>
  >()
  expectTypeOf<Client['swimmers']['remove']['withResponse']>()
    .returns.resolves.toHaveProperty('data')
    .toBeNull()
  expectTypeOf<Client['swimmers']['countMy']>().not.toHaveProperty('pages')
})
