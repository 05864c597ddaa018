/** The OpenAPI 3.1 document of a table: derived, never written by hand. */

import type { Table } from './endpoint.ts'
import { operationOf } from './openapi/operation.ts'
import { errorResponses } from './openapi/responses.ts'
import { componentSchemas } from './openapi/schemas.ts'

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
    const template = path.replace(/:(\w+)/g, '{$1}')
    const known = Object.keys(paths).find((other) => shapeOf(other) === shapeOf(template)) ?? template
    const operation = operationOf(call, schemas.parts, renamed(template, known))
    paths[known] = { ...paths[known], [method.toLowerCase()]: operation }
  }
  const { title, version, description, server } = info
  return {
    openapi: '3.1.1',
    info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    tags: Object.keys(table).map((name) => ({ name, description: `Calls of ${name}` })),
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

/** Two paths that differ by the names of their parameters alone are one: `teams/{eventId}` and `teams/{teamId}`. */
const shapeOf = (template: string) => template.replace(NAME, '{}')
const NAME = /\{(\w+)\}/g

/** What the parameters of a path are called in another one of its shape. */
function renamed(template: string, known: string): Record<string, string> {
  const names = [...known.matchAll(NAME)].map(([, name = '']) => name)
  return Object.fromEntries(
    [...template.matchAll(NAME)].map(([, name = ''], index) => [name, names[index] ?? name]),
  )
}
