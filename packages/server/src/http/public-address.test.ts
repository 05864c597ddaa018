import { v1 } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { addressReader } from './public-address.ts'

const addressOf = addressReader(v1, '/api/v1')

describe('the address of a public call', () => {
  it.each([
    ['/api/v1/swimmers/all', '/api/v1/swimmers/all/'],
    ['/api/v1/swimmers/all', '/api/v1/swimmers/all?'],
    ['/api/v1/swimmers/all', '/api/v1/swimmers/all?page=1&limit=12'],
    ['/api/v1/swimmers/all?page=2&country=FI', '/api/v1/swimmers/all?country=FI&page=2'],
    ['/api/v1/swimmers/all?page=2&country=FI', '/api/v1/swimmers/all?%63ountry=%46I&page=2'],
    ['/api/v1/swimmers/all?lastName=%D0%A1', '/api/v1/swimmers/all?lastName=%d0%a1'],
    ['/api/v1/swimmers/all?page=3', '/api/v1/swimmers/all?page=%33'],
    ['/api/v1/events/view/7', '/api/v1/events/view/%37'],
  ])('is the same for %s and %s', (one, other) => {
    expect(addressOf(one)).toEqual(expect.any(String))
    expect(addressOf(other)).toBe(addressOf(one))
  })

  it.each([
    ['/api/v1/swimmers/all?page=2', '/api/v1/swimmers/all?page=3'],
    ['/api/v1/events/view/7', '/api/v1/events/view/8'],
    ['/api/v1/swimmers/all', '/api/v1/swimmers/featured'],
    ['/api/v1/swimmers/all?limit=12', '/api/v1/swimmers/all?limit=13'],
  ])('tells %s from %s', (one, other) => {
    expect(addressOf(one)).not.toBe(addressOf(other))
  })

  it.each([
    '/api/v1/swimmers/all?unknown=1',
    '/api/v1/swimmers/all?page=0',
    '/api/v1/swimmers/all?page=1&page=2',
    '/api/v1/swimmers/all?lastName=%E0%A4%A',
    '/api/v1/user/settings',
    '/api/v1/nothing',
    '/events',
    '/',
  ])('is none for %s', (url) => {
    expect(addressOf(url)).toBeNull()
  })
})

describe('a stored answer', () => {
  let world: TestApp
  let address: string
  beforeAll(async () => {
    world = await testApp()
    address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => world.stop())

  it('is sent for every spelling of its call', async () => {
    const totalOf = async (search: string) => {
      const answer = await fetch(`${address}/api/v1/swimmers/all${search}`)
      return ((await answer.json()) as { data: { total: number } }).data.total
    }
    await confirmedSwimmer(await world.account())
    expect(await totalOf('?page=1&limit=5')).toBe(1)
    // A write that clears nothing: a new reading would find no swimmer.
    await world.connection.pool.query('update swimmer set confirmed_at = null')
    expect(await totalOf('?limit=5&page=1')).toBe(1)
    expect(await totalOf('?%6Cimit=5')).toBe(1)
    expect(await totalOf('?limit=6')).toBe(0)
  })
})
