import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { v1 } from './v1.ts'

interface Parameter {
  readonly name: string
  readonly 'x-name'?: string
  readonly in: string
  readonly description?: string
}
interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
}

const INFO = { title: 'Polynya API', version: '1', description: 'v1', server: '/api/v1' }
const { paths } = openApiDocument(v1, INFO) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const pathParameters = ({ parameters }: Operation) => parameters.filter((each) => each.in === 'path')

test('the document has every call once, under its id', () => {
  const calls = Object.entries(v1).flatMap(([group, endpoints]) =>
    Object.keys(endpoints).map((name) => `${group}.${name}`),
  )
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.sort())
})

test('the path of each call has exactly the parameters that the call documents', () => {
  for (const operation of operations) {
    const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([
      operation.operationId,
      ...pathParameters(operation)
        .map(({ name }) => name)
        .sort(),
    ]).toEqual([operation.operationId, ...named.sort()])
  }
})

test('no parameter has the name of another thing: where calls of one path differ, it is an id', () => {
  const documented = operations
    .filter(({ path }) => path === '/teams/{id}')
    .map((operation) => [
      operation.method,
      ...pathParameters(operation).map((each) => [each['x-name'], each.description]),
    ])
  expect(documented).toEqual([
    ['get', ['eventId', 'ID of the event (`eventId` of this call)']],
    ['put', ['teamId', 'ID of the team: four Latin letters (`teamId` of this call)']],
  ])
  for (const operation of operations) {
    const [group = '', name = ''] = operation.operationId.split('.')
    const params = (v1 as Record<string, Record<string, { params: { shape: object } }>>)[group]?.[name]
      ?.params
    const own = Object.keys(params?.shape ?? {})
    for (const parameter of pathParameters(operation)) {
      expect(own).toContain(parameter['x-name'] ?? parameter.name)
    }
  }
})

test('failures that pass say when a call may be repeated', () => {
  const { components } = openApiDocument(v1, INFO) as {
    components: { responses: Record<string, { headers?: Record<string, unknown> }> }
  }
  const withHeader = Object.entries(components.responses)
    .filter(([, { headers }]) => headers?.['Retry-After'])
    .map(([name]) => name)
  expect(withHeader).toContain('rate_limited')
  expect(withHeader).toContain('unavailable')
  expect(withHeader).not.toContain('internal')
})

test('each group of calls is described', () => {
  const { tags } = openApiDocument(v1, INFO) as { tags: { name: string; description: string }[] }
  expect(tags.map(({ name }) => name).sort()).toEqual(Object.keys(v1).sort())
  expect(tags.filter(({ description }) => description.startsWith('Calls of'))).toEqual([])
})
