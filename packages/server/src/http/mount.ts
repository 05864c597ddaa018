/** Binds the contract to Fastify: a route for every call of the table, which guards, parses, handles and serializes. */

import type { Endpoint, EndpointId, Parsed, Table } from '@polynya/contract'
import { authOf, NOTHING, parseCall } from '@polynya/contract'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, VISITOR } from '../access/caller.ts'
import { guard } from '../access/guard.ts'
import { concurrencyLimit, type Limit } from '../concurrency-limit.ts'
import type { Deps } from '../deps.ts'
import { Failure, fail } from '../failure.ts'
import { EVENT_STREAM } from '../live/event-streams.ts'
import { authorizationOf, type CallContext, ifMatchOf } from './call-context.ts'
import { OPEN_TO_OTHER_SITES, PREFLIGHT } from './headers.ts'
import type { KeyOfAccount } from './idempotency.store.ts'
import { type Committing, committing, type Execution, keyOf, onceByKey } from './idempotency.ts'
import { languageOf } from './language.ts'
import { publicAddress } from './public-address.ts'
import { type PublicCache, sendAnswer } from './public-cache.ts'
import { VISITOR_LIMITS } from './rate-limits.ts'
import { serializer } from './serializer.ts'
import { readFile } from './upload.ts'

/** A call as the binding sees it; its handler narrows it to the types of its own schemas. */
type AnyCall = Parsed<Endpoint> & CallContext & { readonly caller: Caller }

/** Methods, because TypeScript lets their implementations narrow a parameter. */
interface AnyHandler {
  run(call: AnyCall, deps: Deps): Promise<unknown>
}

interface AnyHotEndpoint {
  readonly concurrency: number
  refuseEarly(deps: Deps): { run(call: AnyCall): Promise<void> }['run']
  recover(deps: Deps): (orderId: number) => Promise<unknown>
}

/** Responds to a call with a stream of server-sent events. */
interface AnyStream {
  run(call: AnyCall, exchange: StreamExchange): Promise<void>
}

export interface StreamExchange {
  readonly deps: Deps
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface MountOptions {
  readonly table: Table
  readonly handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler['run']>>>>
  readonly hotEndpoints: Readonly<Record<string, AnyHotEndpoint>>
  /** The public calls whose answer does not depend on the caller. */
  readonly sameForEveryone: Readonly<Partial<Record<EndpointId, unknown>>>
  /** The calls that can be answered by a stream. */
  readonly streams: Readonly<Record<string, AnyStream['run']>>
  readonly deps: Deps
  readonly cache: PublicCache
}

/** Adds every call of a table to an app whose prefix is the base of the API. */
export function mount(app: FastifyInstance, options: MountOptions) {
  const { table, handlers, hotEndpoints, sameForEveryone, streams, deps, cache } = options
  for (const [group, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[group]?.[name]
      if (!handler) throw new Error(`No handler for ${group}.${name}`)
      const id = `${group}.${name}` as EndpointId
      const isSameForEveryone = id in sameForEveryone
      const particular = { hot: hotEndpoints[id], stream: streams[id], isSameForEveryone }
      const bound = { group, id, endpoint, handler, ...particular, deps, cache }
      const { method, path: url } = endpoint.route
      app.route({ method, url, config: { call: id }, onRequest: admission(bound), handler: execution(bound) })
    }
  }
  answerPreflights(app, table)
}

/** Whether pages of every origin may read a call. */
const isOpen = (endpoint: Pick<Endpoint, 'cache' | 'isOpen'>) =>
  endpoint.cache === 'public' || endpoint.isOpen

/** Lets the pages of every origin read what is public, also with headers of their own. */
function answerPreflights(app: FastifyInstance, table: Table) {
  const calls = Object.values(table).flatMap((endpoints) => Object.values(endpoints))
  const paths = new Set(calls.filter(isOpen).map(({ route }) => route.path))
  for (const path of paths) {
    app.options(path, (_request, reply) => reply.headers(PREFLIGHT).code(204).send())
  }
}

interface BoundCall {
  readonly group: string
  readonly id: EndpointId
  readonly endpoint: Endpoint
  readonly handler: AnyHandler['run']
  readonly hot: AnyHotEndpoint | undefined
  readonly stream: AnyStream['run'] | undefined
  readonly isSameForEveryone: boolean
  readonly deps: Deps
  readonly cache: PublicCache
}

const OF_SIGN_IN: ReadonlySet<EndpointId> = new Set([
  'user.authenticate',
  'user.refreshAccessToken',
  'user.logout',
])

/** Returns the hook that runs before the body is read: identifies and authorizes the caller, and limits the rate. */
function admission({ group, id, endpoint, deps }: BoundCall) {
  const auth = authOf(endpoint.route.access)
  const isRead = endpoint.route.repeat === 'safe'

  /** An invalid token of a write counts against its address, because no account limits it. */
  async function callerOf(request: FastifyRequest): Promise<Caller> {
    if (auth === 'none') return VISITOR
    try {
      return await deps.identify(authorizationOf(request))
    } catch (problem) {
      const isGuess = !isRead && problem instanceof Failure && problem.reason === 'token_invalid'
      if (isGuess) await deps.limits.take('invalidToken', request.ip)
      throw problem
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // First, so that other sites can read a refusal too.
    if (isOpen(endpoint)) reply.headers(OPEN_TO_OTHER_SITES)
    if (isRead) deps.limits.takeHere('read', request.ip)
    const caller = await callerOf(request)
    request.cell = guard(group, endpoint, caller)
    request.caller = caller
    if (isRead) return
    await deps.storage.checkRoom(OF_SIGN_IN.has(id) ? 'signIn' : undefined)
    await takeWrite(deps, { id, caller, address: request.ip })
  }
}

/** Returns the function that parses an admitted call, executes it, and sends its response. */
function execution(bound: BoundCall) {
  const { group, id, endpoint, handler, hot, stream, isSameForEveryone, deps, cache } = bound
  const executeOnce = onceByKey(deps)
  const serialize = serializer(endpoint.response)
  const refuseEarly = hot?.refuseEarly(deps)
  const recoverOrder = hot?.recover(deps)
  const recover = recoverOrder && (async (orderId: number) => serialize(await recoverOrder(orderId)))
  const limit: Limit = hot ? concurrencyLimit(hot.concurrency) : (work) => work(false)

  /** Executes a call once for its key; returns the stored response if it was executed before. */
  async function once(key: KeyOfAccount | null, input: unknown, execution: Execution): Promise<string> {
    if (key !== null) return executeOnce({ id, input, ...key }, execution)
    await execution.refuse?.()
    return execution.execute()
  }

  /** Makes a response that is the same for every visitor: of a request, it depends on the parsed call alone. */
  async function makePublic(parsed: Parsed<Endpoint>, from: Deps): Promise<string> {
    const call = { ...parsed, ...visitorContext(group, id, endpoint), at: deps.clock.now() }
    return serialize(await handler(call, from))
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = parse(endpoint, request)
    const make = (from = deps) => makePublic(parsed, from)
    if (endpoint.cache === 'public' && !request.caller.account) {
      const read = () => deps.readForVisitors(id, make)
      return sendAnswer(request, reply, await cache.answer(publicAddress(id, endpoint, parsed), read))
    }
    const key = endpoint.route.repeat === 'keyed' ? keyOfCaller(request) : null
    const commits = committing(deps.db, key, serialize)
    const call = () => ({ ...parsed, ...contextOf(request, id), ...commits, at: deps.clock.now() })
    if (stream && acceptsStream(request)) return stream(call(), { deps, request, reply })
    const refuse = refuseEarly && (() => refuseEarly(call()))
    const execute = () =>
      limit(async (waited) => {
        if (waited) await refuse?.()
        return serialize(await handler(call(), deps))
      })
    const body = await (isSameForEveryone
      ? deps.coalesced(publicAddress(id, endpoint, parsed), make)
      : once(key, parsed, { refuse, execute, recover }))
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    return reply.send(body)
  }
}

/** Returns the idempotency key of a signed-in caller; null if the call has none. */
function keyOfCaller({ headers, caller }: FastifyRequest): KeyOfAccount | null {
  const key = keyOf(headers['idempotency-key'])
  const accountId = caller.account?.id
  return key !== null && accountId !== undefined ? { accountId, key } : null
}

interface Write {
  readonly id: EndpointId
  readonly caller: Caller
  readonly address: string
}

function takeWrite({ limits }: Deps, { id, caller: { account, roles }, address }: Write): Promise<void> {
  if (!account) return limits.take(VISITOR_LIMITS[id] ?? 'visitorWrite', address)
  return limits.take(roles.includes('admin') ? 'adminWrite' : 'write', String(account.id))
}

/** Parses a call by its schemas. The handler of an upload reads its file as a stream. */
function parse(endpoint: Endpoint, { params, query, body }: FastifyRequest): Parsed<Endpoint> {
  const isUpload = endpoint.route.encoding === 'multipart'
  const shapes = isUpload ? { ...endpoint, body: NOTHING } : endpoint
  const parsed = parseCall(shapes, { params, query, body: isUpload ? {} : (body ?? {}) })
  return 'issues' in parsed ? fail('invalid_input', { issues: parsed.issues }) : parsed.call
}

const acceptsStream = ({ headers }: FastifyRequest) => headers.accept?.includes(EVENT_STREAM) ?? false

type Context = Omit<CallContext, 'at'> & { readonly caller: Caller }

function contextOf(request: FastifyRequest, id: EndpointId): Omit<Context, keyof Committing> {
  return {
    id,
    caller: request.caller,
    cell: request.cell,
    language: languageOf(request),
    requestId: request.id,
    ipAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    ifMatch: ifMatchOf(request),
    file: (limitBytes) => readFile(request, limitBytes),
  }
}

/** The context of a public read that any visitor may have sent. */
function visitorContext(group: string, id: EndpointId, endpoint: Endpoint): Context {
  const hasNone = () => Promise.reject(new Error(`A read has no file and changes nothing: ${id}`))
  return {
    id,
    caller: VISITOR,
    cell: guard(group, endpoint, VISITOR),
    language: DEFAULT_LANGUAGE,
    requestId: '',
    ipAddress: '',
    userAgent: '',
    ifMatch: null,
    file: hasNone,
    changeOnce: hasNone,
    commit: hasNone,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    cell: CallContext['cell']
  }
}
