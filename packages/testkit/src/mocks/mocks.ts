import { type Endpoint, type EndpointId, type Table, v1 } from '@polynya/contract'
import type { HttpHandler } from 'msw'
import type { SomeFixtures } from './fixture.ts'
import { FIXTURES } from './fixtures.ts'
import { ANY_HOST, mock, type Resolver } from './mock.ts'

interface MockedCall {
  readonly id: string
  readonly endpoint: Endpoint
  readonly fixture: unknown
}

/**
 * Returns handlers for all of v1: those in `some`, and default fixtures for the rest.
 *
 * @example setupServer(...mocks({ swimmers: { countAll: { total: 3 }, get: () => failure('swimmer_not_found') }
 * }))
 */
export function mocks(some: SomeFixtures = {}, base = ANY_HOST): HttpHandler[] {
  return calls(some)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)))
    .map(({ endpoint, fixture }) =>
      mock(endpoint, typeof fixture === 'function' ? (fixture as Resolver<Endpoint>) : () => fixture, base),
    )
}

/** IDs of the calls with a default fixture. */
export const mockedIds = (): EndpointId[] => calls({}).map(({ id }) => id as EndpointId)

function calls(some: SomeFixtures): MockedCall[] {
  const table: Table = v1
  const given = some as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  return Object.entries(FIXTURES).flatMap(([group, fixtures]) =>
    Object.entries({ ...fixtures, ...given[group] }).flatMap(([name, fixture]) => {
      const endpoint = table[group]?.[name]
      return endpoint ? [{ id: `${group}.${name}`, endpoint, fixture }] : []
    }),
  )
}

/** Sorts static segments before parameters, because the first matching handler responds. */
const rank = ({ endpoint }: MockedCall) =>
  endpoint.route.path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 1 : 0))
    .join('')
