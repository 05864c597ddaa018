import type { CallOptions } from '@polynya/contract'
import type { Route } from '@polynya/contract/routes'
import { ApiError } from './api-error.ts'
import type { Settings } from './settings.ts'

/** A call with its types worn off: what a method hands on. */
export interface Request {
  /** The id of the call, such as `swimmers.get`. */
  readonly id: string
  readonly route: Route
  readonly call: {
    readonly params?: Readonly<Record<string, unknown>>
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: unknown
  }
  readonly options: CallOptions
}

/** A request as `fetch` takes it, its query apart. */
export interface Encoded {
  readonly address: string
  readonly query: Request['call']['query']
  readonly headers: Headers
  readonly body: string | FormData | undefined
}

/** Notes the path of the value that is encoded next, such as `body.name`. */
type Visit = (path: string) => void

/**
 * Encodes a request. A value that cannot be sent (a BigInt, a cycle, half of a surrogate pair, a header beyond
 * Latin-1) is an `ApiError` with code 400 that names it, as the server would answer.
 */
export function encode(request: Request, settings: Settings, token?: string): Encoded {
  let path = ''
  const visit: Visit = (next) => {
    path = next
  }
  try {
    const { query } = request.call
    // ofetch writes the query itself: here its values are only looked at.
    jsonOf(query, 'query', visit)
    return {
      address: addressOf(request, settings.base, visit),
      query,
      headers: headersOf(request, settings, { token, visit }),
      body: bodyOf(request, visit),
    }
  } catch (cause) {
    const issues = [{ path, reason: cause === MISSING ? 'required' : 'wrong_format' }] as const
    const message = `Not sent: ${path} cannot be encoded`
    const details = { code: 400, reason: 'invalid_input', issues, message, cause } as const
    throw new ApiError({ kind: 'contract', endpoint: request.id, ...details })
  }
}

const MISSING = new TypeError('A parameter of the path is empty')

/** The address of a call, without its query. */
function addressOf({ route, call }: Request, base: string, visit: Visit): string {
  return (
    base +
    route.path.replace(/:(\w+)/g, (_, name: string) => {
      visit(`params.${name}`)
      const value = String(call.params?.[name] ?? '')
      // A dot segment would be resolved away and the call would reach another path.
      if (/^\.{0,2}$/.test(value)) throw MISSING
      return encodeURIComponent(value)
    })
  )
}

interface Signing {
  readonly token: string | undefined
  readonly visit: Visit
}

/** The headers of a call; the language is read for each. */
function headersOf(
  { route, call, options }: Request,
  settings: Settings,
  { token, visit }: Signing,
): Headers {
  visit('headers')
  const own = {
    accept: 'application/json',
    'accept-language': settings.language(),
    authorization: token && `Bearer ${token}`,
    'content-type': route.encoding === 'json' && call.body !== undefined && 'application/json',
    'idempotency-key': options.key,
    'if-match': options.ifMatch !== undefined && `"${options.ifMatch}"`,
  }
  const headers = new Headers(settings.headers)
  for (const [name, value] of Object.entries(own)) {
    visit(`headers.${name}`)
    if (value) headers.set(name, value)
  }
  return headers
}

/** The body as it is sent: ofetch must not guess, since it takes `{ buffer: 1 }` for bytes. */
function bodyOf({ route, call: { body } }: Request, visit: Visit): Encoded['body'] {
  const json = jsonOf(body, 'body', visit)
  if (route.encoding === 'json' || body === undefined) return json
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return form
}

/** The JSON of a value, which no value without one passes; a lone surrogate would reach the server as another character. */
function jsonOf(value: unknown, part: string, visit: Visit): string | undefined {
  const paths = new WeakMap<object, string>()
  return JSON.stringify(value, function (this: object, key, each: unknown) {
    const path = paths.has(this) ? `${paths.get(this)}.${key}` : part
    visit(path)
    if (typeof each === 'object' && each !== null) paths.set(each, path)
    // Throws a `URIError` at half of a surrogate pair.
    encodeURIComponent(typeof each === 'string' ? key + each : key)
    return each
  })
}
