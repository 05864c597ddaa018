import { v1 } from '@polynya/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serializer } from './serializer.ts'

const ENDPOINTS = Object.entries(v1).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, { response }]) => ({ id: `${group}.${name}`, response })),
)

describe('a serializer', () => {
  const Response = z.object({ id: z.int(), inner: z.array(z.object({ name: z.string() })) })

  it('sends only the fields that the schema names, at every depth', () => {
    const result = { id: 1, password: 'x', inner: [{ name: 'a', email: 'b' }] }
    expect(serializer(Response)(result)).toBe('{"data":{"id":1,"inner":[{"name":"a"}]}}')
  })

  it('refuses a result that does not match the schema', () => {
    expect(() => serializer(Response)({ id: '1', inner: [] })).toThrow('does not match the contract')
  })

  it.each(ENDPOINTS)('can compile the response of $id', ({ response }) => {
    expect(() => z.compile(response, { strict: true })).not.toThrow()
  })
})
