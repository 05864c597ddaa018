import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { readVersion } from '../version.ts'

describe('health', () => {
  it('tells that the process lives and that it can answer', async () => {
    const world = await testApp()
    expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await world.app.inject('/readyz')).statusCode).toBe(200)
    await world.stop()
  })

  it('names the version in every answer: of the API, of pages, and of refusals', async () => {
    const world = await testApp()
    const version = readVersion()
    for (const url of ['/healthz', '/api/v1/events/upcoming', '/api/v1/user/settings', '/nowhere', '/%'])
      expect((await world.app.inject(url)).headers).toMatchObject({ 'x-polynya-version': version })
    await world.stop()
  })
})
