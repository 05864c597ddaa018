/** Where the check of the specification's calls learns what the repository has. */

import { type Endpoint, v1 } from '@polynya/contract'
import { openApiDocument } from '@polynya/contract/openapi'
import { handlers } from '@polynya/server'
import { mockedIds } from '@polynya/testkit'
import type { Source } from './source.ts'
import type { CallsOfRepo } from './spec-calls.ts'

const INFO = { title: 'Polynya', version: '1', description: 'Polynya', server: 'https://polynya.example' }

/** Returns the ids of the calls of the contract: `swimmers.get`. */
export const contractIds = (): string[] => idsOf<Endpoint>(v1).map(([id]) => id)

export function callsOfRepo(sources: readonly Source[]): CallsOfRepo {
  const contract = idsOf<Endpoint>(v1).map(([id, { route }]) => ({
    id,
    method: route.method,
    path: route.path,
  }))
  return {
    contract,
    handlers: idsOf(handlers).map(([id]) => id),
    mocks: mockedIds(),
    operations: operationIds(),
    tested: contract.map(({ id }) => id).filter(isCalledIn(testsOf(sources))),
  }
}

/** What stands in groups, by the ids of its calls: `swimmers.get`. */
function idsOf<T>(groups: Readonly<Record<string, Readonly<Record<string, T>>>>): [string, T][] {
  return Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]): [string, T] => [`${group}.${name}`, call]),
  )
}

function operationIds(): string[] {
  const { paths } = openApiDocument(v1, INFO) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
}

const testsOf = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => path.startsWith('packages/server/') && path.endsWith('.test.ts'))
    .map(({ text }) => text)
    .join('\n')

/** A test makes a call as a client does: `visitor.swimmers.get(`. */
const isCalledIn = (tests: string) => (id: string) => tests.includes(`.${id}(`)
