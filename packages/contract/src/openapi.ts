/** The OpenAPI 3.1 document of a table: derived, never written by hand. */

import type { Table } from './endpoint.ts'
import { GROUPS } from './openapi/descriptions/groups.ts'
import { operationOf } from './openapi/operation.ts'
import { errorResponses } from './openapi/responses.ts'
import { componentSchemas, type NamedCall } from './openapi/schemas.ts'

export { eventFormatSchema } from './openapi/event-format.ts'

export interface ApiInfo {
  readonly title: string
  readonly version: string
  readonly description: string
  /** The address at which the API answers, with `/api/v1` at its end. */
  readonly server: string
}

/** The document for a table of calls; the same table gives the same bytes. */
export function openApiDocument(table: Table, info: ApiInfo): Record<string, unknown> {
  const calls = Object.entries(table).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, group, endpoint })),
  )
  const schemas = componentSchemas(calls)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const { method, path } = call.endpoint.route
    const { template, names } = templateOf(path, calls)
    const operation = operationOf(call, schemas.parts, names)
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation }
  }
  const { title, version, description, server } = info
  return {
    openapi: '3.1.1',
    info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    tags: Object.keys(table).map((name) => ({ name, description: describedGroup(name) })),
    paths,
    components: {
      schemas: schemas.named,
      responses: errorResponses(calls.map(({ endpoint }) => endpoint)),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An access token or a personal access token' },
      },
    },
  }
}

const describedGroup = (name: string) => GROUPS[name as keyof typeof GROUPS] ?? `Calls of ${name}`

interface Template {
  readonly template: string
  /** The name of each parameter in the template, by its name in the path. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * The template of a path. Paths that differ by the names of their parameters alone are one template; a parameter that
 * they name differently, as in `teams/:eventId` and `teams/:teamId`, is an `id`.
 */
function templateOf(path: string, calls: readonly NamedCall[]): Template {
  const alike = calls
    .map(({ endpoint }) => endpoint.route.path)
    .filter((other) => shapeOf(other) === shapeOf(path))
    .map(namesIn)
  const names = namesIn(path).map((name, index) => {
    const isShared = alike.every((others) => others[index] === name)
    return [name, isShared ? name : index === 0 ? 'id' : `id${index + 1}`] as const
  })
  const nameOf = new Map(names)
  return {
    template: path.replace(NAME, (_, name: string) => `{${nameOf.get(name)}}`),
    names: Object.fromEntries(names),
  }
}

const NAME = /:(\w+)/g
const shapeOf = (path: string) => path.replace(NAME, ':')
const namesIn = (path: string) => [...path.matchAll(NAME)].map(([, name = '']) => name)
