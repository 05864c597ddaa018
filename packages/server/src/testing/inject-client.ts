/** The contract's client over `app.inject`: what the SDK is over a network. */

import { type CallOptions, type Client, type Endpoint, type ErrorBody, v1 } from '@polynya/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** A call that the server refused, with its envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.reason}${body.issues ? ` ${JSON.stringify(body.issues)}` : ''}`)
    this.status = status
    this.body = body
  }
}

interface AnyCall {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
}

export type Headers = Readonly<Record<string, string>>

/** A client whose every call carries these headers. */
export function injectClient(app: FastifyInstance, headers: Headers = {}): Client {
  const groups = Object.entries(v1).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        (call?: AnyCall, options?: CallOptions) => {
          const answer = send(app, endpoint, { call, options, headers })
          // A test may look at one refusal after the other: the later ones are not unheard meanwhile.
          answer.catch(() => {})
          return answer
        },
      ]),
    ),
  ])
  return Object.fromEntries(groups) as unknown as Client
}

interface Sending {
  readonly call: AnyCall | undefined
  readonly options?: CallOptions | undefined
  readonly headers: Headers
}

async function send(app: FastifyInstance, endpoint: Endpoint, sending: Sending): Promise<unknown> {
  const answer = await app.inject(await requestOf(endpoint, sending))
  const body = answer.json<{ data: unknown; error: ErrorBody }>()
  if (answer.statusCode >= 400) throw new Refusal(answer.statusCode, body.error)
  return body.data
}

/** Values as an address says them; an object of strange fields has no text of its own. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && !(Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    ? JSON.stringify(value)
    : String(value)

/** The request of a call, for tests that look at headers themselves. */
export async function requestOf(
  { route }: Endpoint,
  { call = {}, options, headers }: Sending,
): Promise<InjectOptions> {
  const params = call.params ?? {}
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name]).toWellFormed()),
  )
  const query = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(query.map(([name, value]) => [name, textOf(value)])).toString()
  const payload =
    route.encoding === 'multipart' ? await multipart(call.body?.file as File) : jsonBody(call.body)
  return {
    method: route.method,
    url: `/api/v1${path}${search && `?${search}`}`,
    headers: {
      ...payload?.headers,
      ...(options?.ifMatch !== undefined && { 'if-match': String(options.ifMatch) }),
      ...(options?.key !== undefined && { 'idempotency-key': options.key }),
      ...headers,
    },
    ...(payload && { payload: payload.body }),
  }
}

const jsonBody = (body: Record<string, unknown> | undefined) =>
  body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

async function multipart(file: File) {
  const form = new FormData()
  form.set('file', file)
  const request = new Response(form)
  const body = Buffer.from(await request.arrayBuffer())
  return { headers: { 'content-type': request.headers.get('content-type') ?? '' }, body }
}

/** Waits for a call to be refused; a call that succeeds fails the test. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  const outcome = await call.then(
    (data) => ({ data }),
    (problem: unknown) => ({ problem }),
  )
  if ('problem' in outcome && outcome.problem instanceof Refusal) return outcome.problem
  throw 'problem' in outcome
    ? outcome.problem
    : new Error(`The call went through: ${JSON.stringify(outcome.data)}`)
}

export type { LightMyRequestResponse }
