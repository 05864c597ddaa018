import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.adminList', () => {
  let world: TestApp

  beforeAll(async () => {
    world = await testApp()
    const { client } = await world.account(['superAdmin'])
    await aDraft(client, { name: 'Tyumen draft' })
    await aPublicEvent(client, { name: 'Tyumen public' })
    await aDraft(client, { name: 'Ural draft', region: 'RU-SVE' })
    await aDraft(client, { name: 'National draft', region: null, startDate: null, endDate: null })
  })
  afterAll(() => world.stop())

  it('lists every event, unpublished ones too, undated ones last', async () => {
    const { client } = await world.account(['admin'])
    const { events, total } = await client.events.adminList()
    expect(total).toBe(4)
    expect(events.at(-1)?.name).toBe('National draft')
  })

  it('tells public events from unpublished ones', async () => {
    const { client } = await world.account(['admin'])
    const names = async (query: { public: boolean }) =>
      (await client.events.adminList({ query: { ...query, sort: 'name' } })).events.map(({ name }) => name)
    expect(await names({ public: true })).toEqual(['Tyumen public'])
    expect(await names({ public: false })).toEqual(['National draft', 'Tyumen draft', 'Ural draft'])
  })

  it('lists a regional administrator the events of the region alone', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const { events, total } = await client.events.adminList({ query: { sort: 'name' } })
    expect(total).toBe(2)
    expect(events.map(({ name }) => name)).toEqual(['Tyumen draft', 'Tyumen public'])
    expect((await client.events.adminList({ query: { region: 'RU-SVE' } })).total).toBe(0)
  })

  it('is for administrators', async () => {
    const account = await world.account()
    const visitor = await refusal(world.visitor.events.adminList())
    expect([visitor.status, visitor.body.reason]).toEqual([401, 'sign_in_required'])
    const denied = await refusal(account.client.events.adminList())
    expect([denied.status, denied.body.reason]).toEqual([403, 'no_access'])
  })
})
