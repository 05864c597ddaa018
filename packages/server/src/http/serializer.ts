import type { Endpoint } from '@polynya/contract'
import * as z from 'zod/mini'

/**
 * Returns a function that serializes a response by its schema: fields that the contract does not name are never sent.
 * The schema is compiled at the first response, because interpreting it would cost as much as reading the database.
 */
export function serializer(schema: Endpoint['response']): (result: unknown) => string {
  let compiled: Endpoint['response'] | null = null
  return (result) => {
    compiled ??= z.compile(schema)
    const { data, error } = z.safeParse(compiled, result)
    if (error) throw new Error(`The response does not match the contract: ${z.prettifyError(error)}`)
    return JSON.stringify({ data })
  }
}
