/** Binds the contract to Fastify: a route for every call of the table, in the order guard → parse → handle → shape. */

import type { Endpoint, EndpointId, Parsed, Table } from '@polynya/contract'
import { authOf, NOTHING, parseCall } from '@polynya/contract'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Caller, VISITOR } from '../access/caller.ts'
import { guard } from '../access/guard.ts'
import { type InTurn, turns } from '../concurrency-limit.ts'
import type { Deps } from '../deps.ts'
import { authorizationOf, type CallContext, ifMatchOf } from './call-context.ts'
import { Failure, fail } from './failure.ts'
import { OPEN_TO_OTHER_SITES } from './headers.ts'
import { keyOf, type Making, onceByKey } from './idempotency.ts'
import { languageOf } from './language.ts'
import { publicAddress } from './public-address.ts'
import { type PublicCache, sendAnswer } from './public-cache.ts'
import { VISITOR_LIMITS } from './rate-limits.ts'
import { readFile } from './upload.ts'

/** A handler as the binding sees it: its types were checked where it was written. */
type AnyHandler = (call: never, deps: Deps) => Promise<unknown>
type AnyHandlers = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>

type AnyCrowded = Readonly<
  Record<string, { atOnce: number; early(deps: Deps): (call: never) => Promise<void> }>
>

export interface Mounting {
  readonly table: Table
  readonly handlers: AnyHandlers
  readonly crowded: AnyCrowded
  readonly deps: Deps
  readonly cache: PublicCache
}

/** Adds every call of a table to an app whose prefix is the base of the API. */
export function mount(app: FastifyInstance, { table, handlers, crowded, deps, cache }: Mounting) {
  for (const [group, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[group]?.[name]
      if (!handler) throw new Error(`No handler for ${group}.${name}`)
      const id = `${group}.${name}` as EndpointId
      const answer = answering({ group, id, endpoint, handler, crowded: crowded[id], deps, cache })
      app.route({ method: endpoint.route.method, url: endpoint.route.path, ...answer })
    }
  }
}

interface Mounted {
  readonly group: string
  readonly id: EndpointId
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly crowded: AnyCrowded[string] | undefined
  readonly deps: Deps
  readonly cache: PublicCache
}

function answering({ group, id, endpoint, handler, crowded, deps, cache }: Mounted) {
  const auth = authOf(endpoint.route.access)
  const isRead = endpoint.route.repeat === 'safe'
  const isKeyed = endpoint.route.repeat === 'keyed'
  const isShared = endpoint.cache === 'public'
  const makeOnce = onceByKey(deps)
  const early = crowded?.early(deps)
  const inTurn: InTurn = crowded ? turns(crowded.atOnce) : (work) => work(false)

  /** Identifies the caller. An invalid token of a write counts against its address, which no account limits. */
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

  /** Before the body is read: who calls, may they, and not too often. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    // First, so that other sites can read a refusal too.
    if (isShared) reply.headers(OPEN_TO_OTHER_SITES)
    if (isRead) deps.limits.takeHere('read', request.ip)
    const caller = await callerOf(request)
    request.cell = guard(group, endpoint, caller)
    request.caller = caller
    if (isRead) return
    await deps.storage.checkRoom()
    await takeWrite(deps, { id, caller, address: request.ip })
  }

  /** Executes a call once for its key; returns the stored response if it was executed before. */
  async function once(request: FastifyRequest, asked: unknown, making: Making): Promise<string> {
    const key = keyOf(request.headers['idempotency-key'])
    const accountId = request.caller.account?.id
    if (key !== null && accountId !== undefined) return makeOnce({ id, accountId, key, asked }, making)
    await making.refuse?.()
    return making.make()
  }

  /** Makes an answer that is the same for every visitor: of a request, it depends on the parsed call alone. */
  async function makePublic(parsed: Parsed<Endpoint>): Promise<string> {
    const call = { ...parsed, ...visitorContext(group, id, endpoint), at: deps.clock.now() } as never
    return JSON.stringify({ data: shape(endpoint, await handler(call, deps)) })
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const parsed = parse(endpoint, request)
    if (isShared && !request.caller.account) {
      const answer = await cache.answer(publicAddress(id, endpoint, parsed), () => makePublic(parsed))
      return sendAnswer(request, reply, answer)
    }
    const call = () => ({ ...parsed, ...contextOf(request, id), at: deps.clock.now() }) as never
    const refuse = early && (() => early(call()))
    const make = () =>
      inTurn(async (waited) => {
        if (waited) await refuse?.()
        return JSON.stringify({ data: shape(endpoint, await handler(call(), deps)) })
      })
    const body = await (isKeyed ? once(request, parsed, { refuse, make }) : make())
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    return reply.send(body)
  }

  return { onRequest: admit, handler: handle }
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

/** A call by its schemas. An upload's file is read by its handler, as a stream. */
function parse(endpoint: Endpoint, { params, query, body }: FastifyRequest): Parsed<Endpoint> {
  const isUpload = endpoint.route.encoding === 'multipart'
  const shapes = isUpload ? { ...endpoint, body: NOTHING } : endpoint
  const parsed = parseCall(shapes, { params, query, body: isUpload ? {} : (body ?? {}) })
  return 'issues' in parsed ? fail('invalid_input', { issues: parsed.issues }) : parsed.call
}

function contextOf(request: FastifyRequest, id: EndpointId): Omit<CallContext, 'at'> & { caller: Caller } {
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
function visitorContext(
  group: string,
  id: EndpointId,
  endpoint: Endpoint,
): Omit<CallContext, 'at' | 'file'> & { caller: Caller } {
  return {
    id,
    caller: VISITOR,
    cell: guard(group, endpoint, VISITOR),
    language: DEFAULT_LANGUAGE,
    requestId: '',
    ipAddress: '',
    userAgent: '',
    ifMatch: null,
  }
}

/** The answer by its schema: fields that the contract does not name never leave. */
function shape(endpoint: Endpoint, result: unknown): unknown {
  const shaped = z.safeEncode(endpoint.response, result as never)
  if (!shaped.success)
    throw new Error(`The answer does not keep to the contract: ${z.prettifyError(shaped.error)}`)
  return shaped.data
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    cell: CallContext['cell']
  }
}
