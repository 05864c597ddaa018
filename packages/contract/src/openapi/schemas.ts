import * as z from 'zod/mini'
import { type Endpoint, NOTHING } from '../endpoint.ts'
import { DateOnly, Instant } from '../schemas/answers/scalars.ts'
import * as input from '../schemas/inputs/scalars.ts'
import { withDescriptions } from './describe.ts'
import { NAMED } from './named-schemas.ts'

export type Json = Record<string, unknown>

export interface NamedCall {
  readonly id: string
  readonly group: string
  readonly endpoint: Endpoint
}

/** The JSON schemas of a call's parts, by `id.part`. */
export type Parts = ReadonlyMap<string, Json>

/** Forms of scalars that zod checks by a function, of which its JSON schema knows nothing. */
export const FORMS: ReadonlyMap<z.core.$ZodType, Json> = new Map<z.core.$ZodType, Json>([
  [Instant, { format: 'date-time' }],
  [DateOnly, { format: 'date' }],
  [input.DateOnly, { format: 'date' }],
  [input.RaceTime, { pattern: String.raw`^\d{2}:[0-5]\d\.\d{2}$` }],
  [input.SeasonLabel, { pattern: String.raw`^\d{4}-\d{4}$` }],
])

const PARTS = ['params', 'query', 'body', 'response'] as const

const ERROR: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'reason', 'requestId'],
      properties: {
        code: { type: 'integer' },
        message: { type: 'string' },
        reason: { type: 'string' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'reason'],
            properties: { path: { type: 'string' }, reason: { type: 'string' }, limit: { type: 'number' } },
          },
        },
        fields: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        requestId: { type: 'string' },
      },
    },
  },
}

/** The named schemas of the document, and the parts of every call that refer to them. */
export function componentSchemas(calls: readonly NamedCall[]): { named: Json; parts: Parts } {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  for (const { id, endpoint } of calls) {
    for (const part of PARTS) {
      const schema = endpoint[part]
      if (schema !== NOTHING && !registry.has(schema)) registry.add(schema, { id: `${id}.${part}` })
    }
  }
  const ids = (schema: z.core.$ZodType) => registry.get(schema)?.id
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => Object.assign(jsonSchema, FORMS.get(zodSchema)),
  })
  const tidied = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema) as Json]))

  const parts = new Map<string, Json>()
  for (const { id, endpoint } of calls) {
    for (const part of PARTS) {
      const used = ids(endpoint[part])
      if (!used) continue
      parts.set(
        `${id}.${part}`,
        used in NAMED
          ? { $ref: `#/components/schemas/${used}` }
          : withDescriptions(tidied[used] ?? {}, `${id}.${part}`),
      )
    }
  }
  const named = Object.fromEntries(
    Object.keys(NAMED).map((id) => [id, withDescriptions(tidied[id] ?? {}, id)]),
  )
  return { named: { ...named, Error: withDescriptions(ERROR, 'Error') }, parts }
}

/**
 * Parts of zod's output that a reader does not need: its own ids, the bounds of every integer, the calendar's
 * regex.
 */
export function tidy(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidy)
  if (schema === null || typeof schema !== 'object') return schema
  const { $schema, $id, ...rest } = schema as Json
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
  if (rest.format === 'date-time') delete rest.pattern
  if (rest.contentEncoding === 'binary') return { type: 'string', format: 'binary' }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tidy(value)]))
}
