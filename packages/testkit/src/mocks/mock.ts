import { type Endpoint, type Parsed, parseCall, type Result } from '@polynya/contract'
import { type HttpHandler, HttpResponse, http, type PathParams } from 'msw'
import { failure } from './failure.ts'

/** The v1 API of any host. */
export const ANY_HOST = '*/api/v1'

/** Responds to a call with the content of `{ data }`, or with a whole response such as `failure(…)`. */
export type Resolver<E extends Endpoint> = (
  call: Parsed<E> & { readonly request: Request },
) => Answer<E> | Promise<Answer<E>>

type Answer<E extends Endpoint> = Result<E> | Response

const ON = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * Returns a handler for one endpoint. The resolver receives the parsed call; a call that violates the contract
 * gets `invalid_input` with its issues, as on the server.
 *
 * @example mock(v1.swimmers.get, ({ params }) => ({ ...aSwimmer, id: params.id }))
 */
export function mock<E extends Endpoint>(endpoint: E, resolver: Resolver<E>, base = ANY_HOST): HttpHandler {
  const { method, path } = endpoint.route
  return ON[method](base + path, async ({ request, params }) => {
    const parsed = await parse(endpoint, request, params)
    if (parsed instanceof Response) return parsed
    const answer = await resolver({ ...parsed, request })
    return answer instanceof Response ? answer : HttpResponse.json({ data: answer as null })
  })
}

async function parse<E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: PathParams,
): Promise<Parsed<E> | Response> {
  const raw = { params: namedOnly(params), query: queryOf(request), body: await bodyOf(request.clone()) }
  const parsed = parseCall(endpoint, raw)
  return 'issues' in parsed ? failure('invalid_input', { issues: parsed.issues }) : parsed.call
}

/** Named parameters, without the wildcard match of the base. */
const namedOnly = (params: PathParams) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)))

function queryOf({ url }: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(url)
  const values = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)] as const)
  return Object.fromEntries(values.map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]))
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
  return type.startsWith('application/json') ? request.json() : {}
}
