import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { apiDocument } from './api-docs.ts'

describe('the OpenAPI document', () => {
  it('has nothing for a linter to say', async () => {
    const source = JSON.stringify(apiDocument('https://polynya.example'))
    const problems = await lintFromString({
      source,
      config: await createConfig({ extends: ['recommended'] }),
    })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('is the same every time', () => {
    const make = () => JSON.stringify(apiDocument('https://polynya.example'))
    expect(make()).toBe(make())
  })

  it('is served, with a page to read it that needs no other host', async () => {
    const world = await testApp()
    const document = await world.app.inject('/api/v1/openapi.json')
    const { info } = document.json()
    expect(info.title).toBe('Polynya API')
    for (const header of ['Authorization', 'If-Match', 'Idempotency-Key', 'Retry-After', 'Accept-Language']) {
      expect(info.description).toContain(header)
    }
    const known = { 'if-none-match': String(document.headers.etag) }
    const again = await world.app.inject({ url: '/api/v1/openapi.json', headers: known })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    const coding = { 'accept-encoding': 'br' }
    const short = await world.app.inject({ url: '/api/v1/openapi.json', headers: coding })
    expect(short.rawPayload.length).toBeLessThan(document.rawPayload.length / 5)
    const page = await world.app.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    const addresses = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => address ?? '',
    )
    for (const address of addresses) {
      expect(address).toMatch(/^\//)
      expect((await world.app.inject(address)).statusCode).toBe(200)
    }
    await world.stop()
  })
})
