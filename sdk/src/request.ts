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

/** The address of a call, without its query. */
export function addressOf({ id, route, call }: Request, base: string): string {
  return (
    base +
    route.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(call.params?.[name] ?? '')
      // A dot segment would be resolved away and the call would reach another path.
      if (!/^\.{0,2}$/.test(value)) return encodeURIComponent(value)
      const path = `params.${name}`
      throw new ApiError({ kind: 'contract', endpoint: id, issues: [{ path, reason: 'required' }] })
    })
  )
}

/** The headers of a call; the language is asked for anew each time. */
export function headersOf({ route, call, options }: Request, settings: Settings, token?: string): Headers {
  const own = {
    accept: 'application/json',
    'accept-language': settings.language(),
    authorization: token && `Bearer ${token}`,
    'content-type': route.encoding === 'json' && call.body !== undefined && 'application/json',
    'idempotency-key': options.key,
    'if-match': options.ifMatch !== undefined && `"${options.ifMatch}"`,
  }
  const headers = new Headers(settings.headers)
  for (const [name, value] of Object.entries(own)) if (value) headers.set(name, value)
  return headers
}

/** The body as it is sent: ofetch must not guess, since it takes `{ buffer: 1 }` for bytes. */
export function bodyOf({ route, call: { body } }: Request): string | FormData | undefined {
  if (body === undefined) return undefined
  if (route.encoding === 'json') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return form
}

/** A key that no other call has; `crypto.randomUUID` is missing on pages without https. */
export const newKey = () =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '')
