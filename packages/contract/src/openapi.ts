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
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(call, schemas.parts) }
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
