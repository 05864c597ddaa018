/** Adds descriptions to the fields of the document's schemas. */

import { FIELDS } from './descriptions/fields.ts'

type Json = Record<string, unknown>

/**
 * Returns the schema with a description of every field that the tables know. A field of a part of a call is looked up as
 * `events.list.query.status`, `events.query.status`, `query.status` and `status`, a field of a named schema as
 * `Coupon.code` and `code`, and one inside another field by that field's name, such as `lanes.first`.
 * @param owner id of a part of a call, such as `events.list.query`, or name of a schema of the document
 */
export function withDescriptions(schema: Json, owner: string): Json {
  const [group = '', , part] = owner.split('.')
  return describeFields(schema, part ? [owner, `${group}.${part}`, part] : [owner]) as Json
}

/** Whether the schema of a field of a body accepts any value: the server accepts the present value of such a field only. */
const isEcho = (field: Json, [owner = '']: readonly string[]) =>
  owner.endsWith('.body') && Object.keys(field).length === 0

/** The keys under which a field is looked up, the most specific one first. */
const keysOf = (owners: readonly string[], name: string) => [
  ...owners.map((owner) => `${owner}.${name}`),
  name,
]

function describeFields(schema: unknown, owners: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((each) => describeFields(each, owners))
  if (schema === null || typeof schema !== 'object') return schema
  const { properties, ...rest } = schema as Json
  const described = Object.entries(rest).map(([key, value]) => [key, describeFields(value, owners)])
  if (properties === undefined) return Object.fromEntries(described)
  const fields = Object.entries(properties as Record<string, Json>).map(([name, field]) => {
    const key = keysOf(owners, name).find((each) => each in FIELDS)
    const description = key && FIELDS[key]
    const inner = describeFields(field, [`${owners[0]}.${name}`, name]) as Json
    const note = isEcho(field, owners) ? '; may only be sent back unchanged' : ''
    return [name, description === undefined ? inner : { description: `${description}${note}`, ...inner }]
  })
  return { ...Object.fromEntries(described), properties: Object.fromEntries(fields) }
}
