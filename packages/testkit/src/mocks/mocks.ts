import { type Endpoint, type EndpointId, type Table, v1 } from '@polynya/contract'
import type { HttpHandler } from 'msw'
import type { SomeFixtures } from './fixture.ts'
import { FIXTURES } from './fixtures.ts'
import { ANY_HOST, mock, type Resolver } from './mock.ts'

interface MockedCall {
  readonly id: EndpointId
  readonly endpoint: Endpoint
  readonly fixture: unknown
  readonly isDefault: boolean
  /** Sorts static segments before parameters, because the first matching handler responds. */
  readonly rank: string
}

/** Handlers of default fixtures: msw captures a stack trace for each handler, which takes longer than a response. */
const known = new Map<EndpointId, HttpHandler>()

/**
 * Returns handlers for all of v1: those in `some`, and default fixtures for the rest.
 *
 * @example setupServer(...mocks({ swimmers: { countAll: { total: 3 }, get: () => failure('swimmer_not_found') }
 * }))
 */
export function mocks(some: SomeFixtures = {}, base = ANY_HOST): HttpHandler[] {
  return calls(some)
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .map((call) => (call.isDefault && base === ANY_HOST ? defaultOf(call) : handlerOf(call, base)))
}

/** IDs of the calls with a default fixture. */
export const mockedIds = (): EndpointId[] => calls({}).map(({ id }) => id)

function defaultOf(call: MockedCall): HttpHandler {
  const handler = known.get(call.id) ?? handlerOf(call, ANY_HOST)
  known.set(call.id, handler)
  return handler
}

const handlerOf = ({ endpoint, fixture }: MockedCall, base: string): HttpHandler =>
  mock(endpoint, typeof fixture === 'function' ? (fixture as Resolver<Endpoint>) : () => fixture, base)

function calls(some: SomeFixtures): MockedCall[] {
  const table: Table = v1
  const given = some as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  return Object.entries(FIXTURES).flatMap(([group, fixtures]) =>
    Object.entries({ ...fixtures, ...given[group] }).flatMap(([name, fixture]) => {
      const endpoint = table[group]?.[name]
      const isDefault = !Object.hasOwn(given[group] ?? {}, name)
      const id = `${group}.${name}` as EndpointId
      return endpoint ? [{ id, endpoint, fixture, isDefault, rank: rankOf(endpoint) }] : []
    }),
  )
}

const rankOf = ({ route }: Endpoint): string =>
  route.path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 1 : 0))
    .join('')
