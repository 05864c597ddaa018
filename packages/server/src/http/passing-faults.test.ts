import { describe, expect, it } from 'vitest'
import { reasonOf } from './errors.ts'

const fault = (properties: object, message = 'fault') => Object.assign(new Error(message), properties)

describe('a fault that passes', () => {
  it.each([
    ['a connection exception of PostgreSQL', fault({ code: '08006' })],
    ['a server that is shutting down', fault({ code: '57P01' })],
    ['a write on a primary that has become read-only', fault({ code: '25006' })],
    ['a file that PostgreSQL cannot read or write', fault({ code: '58030' })],
    ['a database that does not respond', fault({}, 'Query read timeout')],
    ['a refused connection', fault({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a missing socket', fault({ code: 'ENOENT', syscall: 'connect' })],
    ['a connection that broke during a statement', fault({}, 'Connection terminated unexpectedly')],
    [
      'the rollback on a broken connection',
      fault({}, 'Client has encountered a connection error and is not queryable'),
    ],
    ['a failure caused by one', new Error('outer', { cause: fault({ code: 'ECONNRESET' }) })],
  ])('is unavailable: %s', (_, problem) => {
    expect(reasonOf(problem)).toBe('unavailable')
  })

  it.each([
    ['a missing file', fault({ code: 'ENOENT', syscall: 'open' })],
    ['a violated constraint', fault({ code: '23505' })],
    ['a division by zero', fault({ code: '22012' })],
    ['a programming error', new TypeError('Cannot read properties of undefined')],
    ['no error at all', 'text'],
  ])('is not %s', (_, problem) => {
    expect(reasonOf(problem)).toBe('internal')
  })
})
