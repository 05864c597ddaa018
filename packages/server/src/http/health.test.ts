import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

describe('health', () => {
  it('tells that the process lives and that it can answer', async () => {
    const world = await testApp()
    expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await world.app.inject('/readyz')).statusCode).toBe(200)
    await world.stop()
  })
})
