/**
 * The address under which a public answer is stored: one for every spelling of a call. The order and the encoding of
 * its query, and parameters that say what is the default anyway, make no other entry; what the contract refuses has none.
 */

import { parse } from 'node:querystring'
import { type Endpoint, type EndpointId, type Parsed, parseCall, type Table } from '@polynya/contract'

/** Spellings that are remembered, and the longest of them. */
const MAX_SPELLINGS = 2_000
const MAX_SPELLING_LENGTH = 500

/** The address of a parsed call. */
export function publicAddress(
  id: EndpointId,
  { route }: Pick<Endpoint, 'route'>,
  { params, query }: Pick<Parsed<Endpoint>, 'params' | 'query'>,
): string {
  const defaults: Record<string, unknown> = route.paging ? { page: 1, limit: route.paging.size } : {}
  const given = Object.entries(query)
    .filter(([name, value]) => value !== undefined && value !== defaults[name])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${id} ${JSON.stringify([params, given])}`
}

/** The name of the call of an address. */
export const callOfAddress = (address: string): string => address.slice(0, address.indexOf(' '))

/**
 * Returns a function that reads the address of a public call off a URL; null for every other URL. It remembers the
 * latest spellings, since it is called before each request is routed.
 * @param base of the API, such as `/api/v1`
 */
export function addressReader(table: Table, base: string): (url: string) => string | null {
  const calls = publicCalls(table)
  const known = new Map<string, string | null>()
  return (url) => {
    if (!url.startsWith(`${base}/`) || url.length > MAX_SPELLING_LENGTH) return null
    const remembered = known.get(url)
    if (remembered !== undefined) return remembered
    const address = read(calls, url.slice(base.length))
    const [oldest] = known.keys()
    if (known.size >= MAX_SPELLINGS && oldest !== undefined) known.delete(oldest)
    known.set(url, address)
    return address
  }
}

interface PublicCall {
  readonly id: EndpointId
  readonly endpoint: Endpoint
  readonly pattern: RegExp
}

/** The public reads of a table; a path without parameters precedes one that would match it too. */
function publicCalls(table: Table): PublicCall[] {
  const calls = Object.entries(table).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      id: `${group}.${name}` as EndpointId,
      endpoint,
      pattern: new RegExp(`^${endpoint.route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
    })),
  )
  const isFixed = ({ endpoint }: PublicCall) => Number(!endpoint.route.path.includes(':'))
  return calls
    .filter(({ endpoint }) => endpoint.route.method === 'GET')
    .sort((a, b) => isFixed(b) - isFixed(a))
}

function read(calls: readonly PublicCall[], url: string): string | null {
  const [path = '', ...search] = url.split('?')
  const call = calls.find(({ pattern }) => pattern.test(path))
  if (call?.endpoint.cache !== 'public' || !isWellFormed(url)) return null
  const { groups = {} } = call.pattern.exec(path) ?? {}
  const params = Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  const parsed = parseCall(call.endpoint, { params, query: { ...parse(search.join('?')) }, body: {} })
  return 'call' in parsed ? publicAddress(call.id, call.endpoint, parsed.call) : null
}

/** Malformed escapes are read differently by different programs. */
function isWellFormed(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}
