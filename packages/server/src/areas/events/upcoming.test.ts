import { addDays } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.upcoming', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    const days = (startDate: string, endDate: string, timeZone = 'Asia/Yekaterinburg') => ({
      ...{ startDate, endDate, timeZone },
      ...{ regStartDate: null, regEndDate: null },
    })
    await aPublicEvent(superAdmin.client, { name: 'over', ...days('2026-01-15', '2026-01-15') })
    await aPublicEvent(superAdmin.client, {
      name: 'kamchatka',
      ...days('2026-01-16', '2026-01-16', 'Asia/Kamchatka'),
    })
    await aPublicEvent(superAdmin.client, {
      name: 'honolulu',
      ...days('2026-01-15', '2026-01-15', 'Pacific/Honolulu'),
    })
    await aPublicEvent(superAdmin.client, { name: 'next', ...days('2026-01-17', '2026-01-18') })
    await aPublicEvent(superAdmin.client, { name: 'going on', ...days('2026-01-01', '2026-01-16') })
    await aDraft(superAdmin.client, { name: 'draft' })
  })
  afterAll(() => world.stop())

  const namesAt = async (instant: string) => {
    world.clock.set(instant)
    const reader = await world.account()
    return (await reader.client.events.upcoming()).events.map(({ name }) => name)
  }

  it('tells of public events that have not ended on their own calendars, soonest first', async () => {
    const { events } = await world.visitor.events.upcoming()
    expect(events.map(({ name }) => name)).toEqual(['going on', 'honolulu', 'kamchatka', 'next'])
  })

  it('lets an event go when its last day is over where it is held', async () => {
    expect(await namesAt('2026-01-16T11:59:59Z')).toContain('kamchatka')
    expect(await namesAt('2026-01-16T12:00:00Z')).toEqual(['going on', 'next'])
  })

  it('keeps an event far in the west while it is still yesterday there', async () => {
    expect(await namesAt('2026-01-16T09:59:59Z')).toContain('honolulu')
    expect(await namesAt('2026-01-16T10:00:00Z')).not.toContain('honolulu')
  })

  it('tells of a hundred at most', async () => {
    const now = world.clock.now()
    const template = {
      account_id: superAdmin.id,
      time_zone: 'UTC',
      age_group_mode: 'date',
      priority: 0,
    } as const
    const rows = Array.from({ length: 101 }, (_, day) => ({
      ...template,
      name: `Day ${day}`,
      start_date: addDays('2026-06-01', day),
      end_date: addDays('2026-06-01', day),
      currency: 'RUB',
      age_groups: '[]',
      para_age_group_map: '{}',
      public: true,
      version: 1,
      created_at: now,
      updated_at: now,
    }))
    await world.db.insertInto('event').values(rows).execute()
    expect(await namesAt('2026-05-01T00:00:00Z')).toHaveLength(100)
  })
})
