import { ACCESS, authOf } from '../access.ts'
import type { Endpoint } from '../endpoint.ts'
import { scopesOf } from '../token-scopes.ts'
import { reasonsByStatus, responseName } from './responses.ts'
import type { Json, NamedCall, Parts } from './schemas.ts'

/**
 * One operation of the document.
 * @param names names of the path's parameters in the document, where other calls of its template name them differently
 */
export function operationOf(
  { id, group, endpoint }: NamedCall,
  parts: Parts,
  names: Readonly<Record<string, string>> = {},
): Json {
  const { route, summary, extension, cache } = endpoint
  const body = parts.get(`${id}.body`)
  const media = route.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: id,
    tags: [group],
    summary,
    security: SECURITY[authOf(route.access)],
    'x-access': ACCESS[route.access],
    'x-scopes': authOf(route.access) === 'none' ? null : scopesOf(group, endpoint),
    'x-repeat': route.repeat,
    'x-extension': extension,
    parameters: [
      ...parameters('path', parts.get(`${id}.params`), names),
      ...parameters('query', parts.get(`${id}.query`)),
      ...headers(endpoint),
    ],
    ...(body && { requestBody: { required: true, content: { [media]: { schema: body } } } }),
    responses: {
      200: {
        description: cache === 'public' ? 'Done; shared caches may store it for at most 25 seconds' : 'Done',
        content: { 'application/json': { schema: envelope(parts.get(`${id}.response`)) } },
      },
      ...Object.fromEntries(
        [...reasonsByStatus(endpoint)].map(([status, reasons]) => [
          status,
          { $ref: `#/components/responses/${responseName(reasons)}` },
        ]),
      ),
    },
  }
}

const SECURITY = {
  none: [],
  optional: [{}, { bearer: [] }],
  required: [{ bearer: [] }],
} as const satisfies Record<ReturnType<typeof authOf>, readonly Json[]>

const envelope = (data: Json | undefined): Json => ({
  type: 'object',
  required: ['data'],
  properties: { data: { description: 'Result of the call', ...data } },
})

function parameters(
  place: 'path' | 'query',
  schema: Json | undefined,
  names: Readonly<Record<string, string>> = {},
): Json[] {
  const required = new Set((schema?.required as string[] | undefined) ?? [])
  return Object.entries((schema?.properties as Record<string, Json> | undefined) ?? {}).map(
    ([name, { description, ...value }]) => {
      const shown = names[name] ?? name
      return {
        name: shown,
        ...(shown !== name && { 'x-name': name }),
        in: place,
        description: shown === name ? description : `${description} (\`${name}\` of this call)`,
        required: place === 'path' || required.has(name),
        schema: value,
      }
    },
  )
}

function headers({ route, reasons }: Endpoint): Json[] {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  })
  return [
    ...(route.repeat === 'keyed'
      ? [header('Idempotency-Key', 'The same key and body give the same answer')]
      : []),
    ...(reasons.includes('stale') ? [header('If-Match', 'The version that the change starts from')] : []),
  ]
}
