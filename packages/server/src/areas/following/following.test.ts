import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from '../events/testing/an-event.ts'
import { remindFollowers } from './remind-followers.ts'

describe('following an event', () => {
  let world: TestApp
  let superAdministrator: TestAccount
  let follower: TestAccount
  let params: { id: number }

  beforeAll(async () => {
    world = await testApp()
    superAdministrator = await world.account(['superAdmin'])
    follower = await world.account()
    params = { id: (await aPublicEvent(superAdministrator.client, { name: 'Кубок Камы' })).id }
  })
  afterAll(() => world.stop())

  const opensAt = (at: string) =>
    world.db
      .updateTable('event')
      .set({ reg_start_at: new Date(at) })
      .where('id', '=', params.id)
      .execute()
  const reminders = async () =>
    (await world.mailsTo(follower.email)).filter(({ subject }) => subject.includes('Кубок Камы'))

  it('is stored once regardless of repetition, and can be revoked', async () => {
    const { events } = follower.client
    await events.follow({ params })
    expect(await events.follow({ params })).toEqual({ follows: true })
    expect((await events.userInEvent({ params })).follows).toBe(true)
    expect(await events.unfollow({ params })).toEqual({ follows: false })
    expect(await events.unfollow({ params })).toEqual({ follows: false })
    expect((await events.userInEvent({ params })).follows).toBe(false)
  })

  it('notifies followers once, within a day before registration opens', async () => {
    await follower.client.events.follow({ params })
    await opensAt('2026-01-18T09:00:00Z')
    await remindFollowers(world.deps)
    expect(await reminders()).toEqual([])
    await opensAt('2026-01-17T08:00:00Z')
    await remindFollowers(world.deps)
    await remindFollowers(world.deps)
    const [mail, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`http://polynya.test/view-event/${params.id}`)
  })

  it('notifies no follower of a cancelled event, or of one whose registration is already open', async () => {
    const before = (await reminders()).length
    await world.db.updateTable('event_follow').set({ reminded_at: null }).execute()
    await opensAt('2026-01-16T08:00:00Z')
    await remindFollowers(world.deps)
    await opensAt('2026-01-17T08:00:00Z')
    await world.db
      .updateTable('event')
      .set({ event_state: 'calledOff' })
      .where('id', '=', params.id)
      .execute()
    await remindFollowers(world.deps)
    expect(await reminders()).toHaveLength(before)
  })

  it('is for accounts, and for events that they can see', async () => {
    const draft = await aDraft(superAdministrator.client)
    const hidden = await refusal(follower.client.events.follow({ params: { id: draft.id } }))
    expect(hidden.body.reason).toBe('event_not_found')
    const gone = await refusal(follower.client.events.unfollow({ params: { id: 999_999 } }))
    expect(gone.body.reason).toBe('event_not_found')
    expect((await refusal(world.visitor.events.follow({ params }))).status).toBe(401)
  })
})
