import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { v1 } from '../v1.ts'
import { withDescriptions } from './describe.ts'
import { CHECK_FIELDS } from './descriptions/checks.ts'
import { EVENT_FIELDS } from './descriptions/events.ts'
import { FIELDS } from './descriptions/fields.ts'
import { LIST_FILE_ERROR_FIELDS } from './descriptions/lists-files-errors.ts'
import { LIVE_FIELDS } from './descriptions/live.ts'
import { ORDER_FIELDS } from './descriptions/orders.ts'
import { PEOPLE_FIELDS } from './descriptions/people.ts'
import { POINTS_FIELDS } from './descriptions/points.ts'
import { RANKING_FIELDS } from './descriptions/rankings.ts'
import { RESULT_FIELDS } from './descriptions/results.ts'
import { START_LIST_FIELDS } from './descriptions/start-lists.ts'
import { TIMING_FIELDS } from './descriptions/timing.ts'

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

  it('has one description per key', () => {
    const tables = [
      LIST_FILE_ERROR_FIELDS,
      PEOPLE_FIELDS,
      EVENT_FIELDS,
      ORDER_FIELDS,
      POINTS_FIELDS,
      RESULT_FIELDS,
      RANKING_FIELDS,
      CHECK_FIELDS,
      START_LIST_FIELDS,
      LIVE_FIELDS,
      TIMING_FIELDS,
    ]
    const keys = tables.flatMap((table) => Object.keys(table))
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
