import type { Event } from '@polynya/contract'
import type { EventState } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent } from '../events/testing/an-event.ts'
import { notifyFollowers } from './notify-followers.ts'
import { remindFollowers } from './remind-followers.ts'

const TEXTS = { subject_ru: 'а', text_ru: 'а', subject_en: 'a', text_en: 'a' }

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

  it('is ended by the link of its e-mail without signing in, but not by opening that link', async () => {
    const [mail] = await reminders()
    const address = mail?.unsubscribe ?? ''
    expect(address).toMatch(/^http:\/\/polynya\.test\/unfollow\?token=[0-9a-f-]{36}$/)
    expect(mail?.text).toContain(`Не следить за событием:\n${address}`)
    const { pathname, search } = new URL(address)
    const url = pathname + search
    const follows = async () => (await follower.client.events.userInEvent({ params })).follows

    const page = await world.app.inject(url)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.payload).toContain('<h1>Больше не следить за событием?</h1>')
    expect(page.payload).toContain('<p>Кубок Камы</p>')
    expect(await follows()).toBe(true)

    const oneClick = () =>
      world.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await oneClick()).payload).toContain('<h1>Вы не следите за этим событием</h1>')
    expect(await follows()).toBe(false)
    expect((await oneClick()).statusCode).toBe(200)
    expect((await world.app.inject({ url, headers: { 'accept-language': 'en' } })).payload).toContain(
      '<h1>You do not follow this event</h1>',
    )
    await follower.client.events.follow({ params })
    expect((await oneClick()).statusCode).toBe(200)
    // An event that is followed again has another link.
    expect(await follows()).toBe(true)
  })

  it.each(['', '?token=', '?token=guess', '?token=0f8fad5b-d9cb-469f-a165-70867728950e', '?token=a&token=b'])(
    'is ended by no other link: /unfollow%s',
    async (query) => {
      expect((await world.app.inject(`/unfollow${query}`)).statusCode).toBe(404)
      const sent = await world.app.inject({ method: 'POST', url: `/unfollow${query}` })
      expect(sent.statusCode).toBe(200)
      expect((await follower.client.events.userInEvent({ params })).follows).toBe(true)
    },
  )

  it('sends links that unfollow with no other e-mails', async () => {
    await follower.client.user.forgot({ body: { email: follower.email } })
    const [reset] = await world.mailsTo(follower.email)
    expect([reset?.unsubscribe, reset?.text]).toEqual([null, expect.not.stringContaining('/unfollow')])
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

  describe('of which something changes', () => {
    let event: Event
    let subscriber: TestAccount

    beforeAll(async () => {
      event = await aPublicEvent(superAdministrator.client, {
        name: 'Кубок Оби',
        programData: [{ ...AN_OFFER, children: [A_DISTANCE] }],
      })
      subscriber = await world.account()
      await subscriber.client.events.follow({ params: { id: event.id } })
    })

    const setState = (state: EventState, entrants = 0) =>
      superAdministrator.client.events.setState({
        params: { id: event.id },
        body: { name: event.name, state, entrants },
      })
    const news = async () => {
      const before = (await world.mailsTo(subscriber.email)).length
      world.clock.pass({ seconds: 10 })
      await notifyFollowers(world.deps)
      await notifyFollowers(world.deps)
      const mails = await world.mailsTo(subscriber.email)
      return mails.slice(0, mails.length - before)
    }
    const publish = (at: Date | null) =>
      world.db.updateTable('result_list').set({ published_at: at }).execute()

    it('notifies of new dates and a new state in one e-mail, and of nothing else', async () => {
      expect(await news()).toEqual([])
      const dates = { startDate: '2026-03-14', endDate: '2026-03-15' }
      await superAdministrator.client.events.update({
        params: { id: event.id },
        body: { ...dates, priority: 3 },
      })
      await setState('postponed')
      const [mail, ...others] = await news()
      expect(others).toEqual([])
      expect(mail?.subject).toBe('Событие перенесено: Кубок Оби')
      expect(mail?.text).toContain('Изменились даты события: 14–15\xa0марта 2026')
      await superAdministrator.client.events.update({ params: { id: event.id }, body: { priority: 4 } })
      expect(await news()).toEqual([])
    })

    it('notifies of published lists once, with links to them', async () => {
      const id = event.programData[0]?.children[0]?.id ?? 0
      const row = { event_id: event.id, offer_distance_id: id, updated_at: world.clock.now() }
      await world.db.insertInto('start_list').values(row).execute()
      await world.db
        .insertInto('result_list')
        .values({ ...row, locked_at: null })
        .execute()
      expect(await news()).toEqual([])
      await world.db.updateTable('start_list').set({ published_at: world.clock.now() }).execute()
      await publish(world.clock.now())
      expect(await news()).toMatchObject([
        {
          subject: 'Опубликованы стартовые протоколы: Кубок Оби',
          text: expect.stringContaining(`/view-event/${event.id}?tab=results`),
        },
      ])
      await publish(null)
      expect(await news()).toEqual([])
      await publish(world.clock.now())
      expect(await news()).toEqual([])
    })

    it('does not repeat a change of state that the message to entrants reported', async () => {
      const message = { event_id: event.id, account_id: superAdministrator.id, filter: '{}', recipients: 1 }
      const { id } = await world.db
        .insertInto('entrant_message')
        .values({ ...message, ...TEXTS, created_at: world.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await world.db
        .insertInto('entrant_mail')
        .values({ message_id: id, account_id: subscriber.id })
        .execute()
      await setState('calledOff')
      expect(await news()).toEqual([])
    })
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
