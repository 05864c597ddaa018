import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { faultOf } from './error-log.ts'
import { listErrors } from './server-errors.store.ts'

describe('the log of errors', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('stores the call, the request and the place, and nothing that a person wrote', async () => {
    const { errors } = world.deps
    errors.record({
      call: 'orders.create',
      requestId: 'a-1',
      problem: new TypeError('Anna Petrova is not a function'),
    })
    await errors.flush()
    const { total, latest } = await listErrors(world.db, new Date(0), 10)
    expect(total).toBe(1)
    expect(latest[0]).toMatchObject({ call: 'orders.create', request_id: 'a-1', at: world.clock.now() })
    expect(latest[0]?.fault).toMatch(/^TypeError at http\/error-log\.test\.ts:\d+$/)
  })

  it('names the code of a failed statement', () => {
    expect(faultOf(Object.assign(new Error('x'), { name: 'error', code: '22012', stack: '' }))).toBe(
      'error 22012',
    )
    expect(faultOf('text')).toBe('string')
  })
})
