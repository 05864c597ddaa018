/** Schemas of the OpenAPI document as tables of fields. */

import { anchorOf, escaped } from './page.ts'

/** What the document of the contract uses of JSON Schema. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}

interface Field {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** A table of the fields; what is no object is described in one line. */
export function fieldsTable(schema: Schema, head = 'Field'): string {
  const fields = fieldsOf(schema, '')
  if (fields.length === 0)
    return `<p>${typeOf(schema)}${schema.description ? `: ${described(schema.description)}` : ''}</p>`
  const rows = fields.map(
    ({ name, schema, isRequired }) =>
      `<tr><td><code>${escaped(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</td><td>${typeOf(schema)}</td><td>${described(schema.description)}</td></tr>`,
  )
  return `<div class="wide" tabindex="0"><table><thead><tr><th>${head}</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** Fields of objects in it, also of those in lists, alternatives and maps, by their paths: `entries[].distCode`. */
function fieldsOf(schema: Schema, prefix: string): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, each]): Field[] => [
    { name: prefix + name, schema: each, isRequired: schema.required?.includes(name) ?? false },
    ...fieldsOf(each, `${prefix}${name}.`),
  ])
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const others = inside.flatMap((each) => fieldsOf(each, prefix))
  const known = new Set(own.map(({ name }) => name))
  const more = others.filter(({ name }, index) => {
    return !known.has(name) && others.findIndex((each) => each.name === name) === index
  })
  const inList = schema.items ? fieldsOf(schema.items, `${prefix.replace(/\.$/, '')}[].`) : []
  const { additionalProperties: values } = schema
  const inMap = typeof values === 'object' ? fieldsOf(values, `${prefix}*.`) : []
  return [...own, ...more, ...inList, ...inMap]
}

/** Descriptions mark code as Markdown does. */
export const described = (text = ''): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** The type of a value, as HTML with links to named objects. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return linkTo(schema.$ref)
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (schema.enum) return schema.enum.map((value) => `<code>${escaped(String(value))}</code>`).join(' · ')
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`
  if (schema.items) return `list of ${typeOf(schema.items)}${within(schema)}`
  const types = [schema.type ?? 'any'].flat().map(String)
  return (
    escaped(types.map((type) => (type === 'string' && schema.format) || type).join(' or ')) + within(schema)
  )
}

/** Limits of a value; those of integers alone say nothing. */
function within({ minimum, maximum, minLength, maxLength, maxItems }: Schema): string {
  const limits = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    maximum !== undefined && maximum < 2 ** 31 - 1 ? `to ${maximum}` : '',
    maxLength ? `${minLength ?? 0} to ${maxLength} characters` : '',
    minLength && !maxLength ? `at least ${minLength} characters` : '',
    maxItems ? `at most ${maxItems} items` : '',
  ].filter(Boolean)
  return limits.length > 0 ? `, ${limits.join(' ')}` : ''
}

function linkTo(ref: string): string {
  const name = ref.replace('#/components/schemas/', '')
  return `<a href="schemas.html#${anchorOf(name)}">${escaped(name)}</a>`
}
