import type { EventCreate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { aFile, aJpg } from './testing/uploads.ts'

describe('events.featured', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const featured = async () => (await world.visitor.events.featured()).event?.name ?? null
  const past = {
    startDate: '2025-12-01',
    endDate: '2025-12-02',
    regStartDate: null,
    regEndDate: null,
  } as const

  async function withPoster(change: Partial<EventCreate>) {
    const { id } = await aPublicEvent(superAdmin.client, change)
    await addPoster(id)
  }

  async function addPoster(id: number) {
    const body = { file: aFile('poster.jpg', await aJpg({ width: 40, height: 60 })) }
    await superAdmin.client.events.uploadFile({ params: { id, type: 'poster' }, body })
  }

  it('rises from nothing to the event that matters most', async () => {
    expect(await featured()).toBe(null)
    await aPublicEvent(superAdmin.client, { ...past, name: 'past without a poster', priority: 100 })
    expect(await featured()).toBe(null)
    await withPoster({ ...past, name: 'older' })
    await withPoster({ ...past, endDate: '2025-12-03', name: 'latest with a poster' })
    expect(await featured()).toBe('latest with a poster')
    await aPublicEvent(superAdmin.client, { name: 'to come' })
    await aPublicEvent(superAdmin.client, { name: 'to come and important', priority: 50 })
    expect(await featured()).toBe('to come and important')
    await withPoster({ name: 'later with a poster', startDate: '2026-02-22' })
    expect(await featured()).toBe('later with a poster')
    await withPoster({ name: 'sooner with a poster' })
    expect(await featured()).toBe('sooner with a poster')
    await withPoster({ name: 'important with a poster', startDate: '2026-02-22', priority: 1 })
    expect(await featured()).toBe('important with a poster')
  })

  it.each(['calledOff', 'postponed'] as const)('is never an event that is %s', async (state) => {
    const { id, name } = await aPublicEvent(superAdmin.client, { name: state, priority: 100 })
    await addPoster(id)
    expect(await featured()).toBe(state)
    await superAdmin.client.events.setState({ params: { id }, body: { state, name, entrants: 0 } })
    expect(await featured()).toBe('important with a poster')
    await superAdmin.client.events.remove({ params: { id } })
  })

  it('is never an unpublished event', async () => {
    const { id } = await aDraft(superAdmin.client, { name: 'draft', priority: 100 })
    await addPoster(id)
    expect(await featured()).toBe('important with a poster')
  })
})
