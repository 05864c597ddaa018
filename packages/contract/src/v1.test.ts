import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, reasonsOf, type Table } from './endpoint.ts'
import { parseCall } from './parse-call.ts'
import { REASONS } from './reasons.ts'
import { scopesOf, TOKEN_SCOPES } from './token-scopes.ts'
import { v1 } from './v1.ts'

const table: Table = v1
const calls = Object.entries(table).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, group, endpoint })),
)
const idsOf = (isAtFault: (endpoint: Endpoint) => boolean) =>
  calls.filter(({ endpoint }) => isAtFault(endpoint)).map(({ id }) => id)

const accepts = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error?.issues.every(({ code }) => code !== 'unrecognized_keys') ?? true
}

describe('the table of calls', () => {
  it('rejects unknown fields in every query', () => {
    expect(idsOf(({ query }) => accepts(query, { nonsense: '1' }))).toEqual([])
  })

  it('rejects unknown fields in every body except the notification of a gateway', () => {
    expect(idsOf(({ body }) => accepts(body, { nonsense: 1 }))).toEqual(['payments.notify'])
  })

  it('has one call per method and path', () => {
    const addresses = calls.map(
      ({ endpoint: { route } }) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`,
    )
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('reads the parameters of each path', () => {
    const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort()
    expect(
      idsOf(({ route, params }) => Object.keys(params.shape).sort().join() !== names(route.path).join()),
    ).toEqual([])
  })

  it('sends no body with a GET, and caches nothing else', () => {
    expect(
      idsOf(({ route, body }) => route.method === 'GET' && Object.keys(shapeOf(body)).length > 0),
    ).toEqual([])
    expect(idsOf(({ route, cache }) => route.method !== 'GET' && cache === 'public')).toEqual([])
  })

  it('pages exactly the lists that have a page in their query, and returns their rows and total', () => {
    expect(idsOf(({ route, query }) => (route.paging !== undefined) !== 'page' in query.shape)).toEqual([])
    const paged = calls.filter(({ endpoint }) => endpoint.route.paging)
    for (const { id, endpoint } of paged) {
      expect([id, ...Object.keys(shapeOf(endpoint.response))]).toEqual(
        expect.arrayContaining([endpoint.route.paging?.rows, 'total']),
      )
    }
  })

  it('declares the reasons of a key for each keyed call', () => {
    expect(
      idsOf(({ route, reasons }) => (route.repeat === 'keyed') !== reasons.includes('key_in_flight')),
    ).toEqual([])
  })

  it('declares known reasons, each once per call', () => {
    expect(idsOf((endpoint) => reasonsOf(endpoint).some((reason) => !(reason in REASONS)))).toEqual([])
    expect(idsOf(({ reasons }) => new Set(reasons).size !== reasons.length)).toEqual([])
  })

  it('requires known scopes of a personal access token', () => {
    const unknown = calls.flatMap(({ group, endpoint }) =>
      scopesOf(group, endpoint).filter((scope) => !TOKEN_SCOPES.includes(scope)),
    )
    expect(unknown).toEqual([])
  })

  it('has a summary of one sentence for each call', () => {
    expect(idsOf(({ summary }) => !/^[A-Z][^\n]{8,140}[^.\s]$/.test(summary))).toEqual([])
  })
})

const shapeOf = (schema: z.core.$ZodType): object => ('shape' in schema ? (schema.shape as object) : {})

describe('parsing a call', () => {
  it('returns its parts in their types', () => {
    const raw = { params: { id: '7' }, query: {}, body: { name: 'Ice Cup' } }
    expect(parseCall(v1.events.update, raw)).toEqual({
      call: { params: { id: 7 }, query: {}, body: { name: 'Ice Cup' } },
    })
  })

  it('reports the faults of all parts, those of params and query by their part', () => {
    const raw = { params: { id: 'x' }, query: { nonsense: '1' }, body: { name: 'I', waterTemp: 31 } }
    expect(parseCall(v1.events.update, raw)).toEqual({
      issues: [
        { path: 'params.id', reason: 'not_a_number' },
        { path: 'query.nonsense', reason: 'unknown_field' },
        { path: 'name', reason: 'too_short', limit: 3 },
        { path: 'waterTemp', reason: 'too_large', limit: 30 },
      ],
    })
  })

  it('rejects text that no database stores', () => {
    const issuesOf = (name: string) =>
      parseCall(v1.events.update, { params: { id: 7 }, query: {}, body: { name } })
    for (const text of ['Ice\0Cup', 'Ice\ud800Cup']) {
      expect(issuesOf(text)).toEqual({ issues: [{ path: 'name', reason: 'wrong_format' }] })
    }
  })
})
