import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { v1 } from '../v1.ts'
import { withDescriptions } from './describe.ts'
import { FIELD_TABLES, FIELDS } from './descriptions/fields.ts'

const INFO = { title: 'Polynya API', version: '1', description: 'v1', server: '/api/v1' }

interface Field {
  readonly where: string
  readonly description: unknown
}

/** Every property and parameter below a node of the document, with its path. */
function fieldsIn(node: unknown, where: string): Field[] {
  if (Array.isArray(node))
    return node.flatMap((each, index) => fieldsIn(each, `${where}.${each?.name ?? index}`))
  if (node === null || typeof node !== 'object') return []
  const { properties, ...rest } = node as Record<string, unknown>
  const own = 'in' in rest && 'schema' in rest ? [{ where, description: rest.description }] : []
  const inner = Object.entries((properties as Record<string, object> | undefined) ?? {}).flatMap(
    ([name, field]) => [
      { where: `${where}.${name}`, description: 'description' in field ? field.description : undefined },
      ...fieldsIn(field, `${where}.${name}`),
    ],
  )
  return [
    ...own,
    ...inner,
    ...Object.entries(rest).flatMap(([key, value]) => fieldsIn(value, `${where}.${key}`)),
  ]
}

const fields = fieldsIn(openApiDocument(v1, INFO), 'document')

describe('the OpenAPI document', () => {
  it('describes every field of every call', () => {
    expect(fields.length).toBeGreaterThan(1500)
    expect(fields.filter(({ description }) => !description).map(({ where }) => where)).toEqual([])
  })

  it('describes nothing that no call has', () => {
    const used = new Set(
      fields.map(({ description }) =>
        String(description).replace(/ \(`\w+` of this call\)$|; may only be sent back unchanged$/, ''),
      ),
    )
    const unused = Object.entries(FIELDS).filter(([, description]) => !used.has(description))
    expect(unused.map(([key]) => key)).toEqual([])
  })

  it('describes no field of a call by what another call has under its name', () => {
    const of = (end: string) => fields.find(({ where }) => where.endsWith(end))?.description
    expect([
      of('/results/lock/{eventId}/{distanceId}.put.requestBody.content.application/json.schema.isLocked'),
      of('/user/overview.get.responses.200.content.application/json.schema.data.starts'),
      of('schemas.AuditEntry.changes.items.field'),
      of('schemas.BankQuestion.rule'),
    ]).toEqual([
      'Whether the results are locked against corrections',
      'Entries of own swimmers in events that have not ended, the next start first',
      'Name of the changed field',
      'Rule that the right answer follows from',
    ])
  })

  it('has one description per key', () => {
    const keys = FIELD_TABLES.flatMap((table) => Object.keys(table))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

describe('a description', () => {
  const described = (schema: Record<string, unknown>, owner: string) => withDescriptions(schema, owner)

  it('is the one of the owner before the one of the part and the one of the name', () => {
    const object = { properties: { status: { type: 'string' } } }
    expect(described(object, 'events.list.query')).toEqual({
      properties: { status: { description: FIELDS['events.list.query.status'], type: 'string' } },
    })
    expect(described(object, 'orders.create.response')).toEqual({
      properties: { status: { description: FIELDS.status, type: 'string' } },
    })
  })

  it('reaches the fields of lists and unions, by the name of the list', () => {
    const code = { properties: { code: { type: 'string' } } }
    const inner = { properties: { code: { description: FIELDS['coupons.code'], type: 'string' } } }
    expect(
      described({ properties: { coupons: { anyOf: [{ items: code }, { type: 'null' }] } } }, 'x.y.body'),
    ).toMatchObject({ properties: { coupons: { anyOf: [{ items: inner }, { type: 'null' }] } } })
  })
})
