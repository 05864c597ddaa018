import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.createDesc', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
  })
  afterAll(() => world.stop())

  const createDesc = (lang: 'ru' | 'en', html: string, client = superAdmin.client, event = id) =>
    client.events.createDesc({ params: { id: event }, body: { lang, html } })

  it('stores one description per language and returns it as stored', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const ru = await createDesc('ru', '<p onclick="steal()">Лёд</p>', client)
    expect(ru).toMatchObject({ lang: 'ru', html: '<p>Лёд</p>' })
    const en = await createDesc('en', '<p>Ice</p>')
    const { descriptionHTML } = await world.visitor.events.get({ params: { id } })
    expect(descriptionHTML).toEqual([ru, en])
    const { status, body } = await refusal(createDesc('ru', 'again'))
    expect([status, body.reason]).toEqual([409, 'description_exists'])
  })

  it('rejects a link to a script with `link_not_allowed` and the number of its line', async () => {
    for (const href of ['javascript:alert(1)', ' jav&#x09;ascript:alert(1)', 'data:text/html,x']) {
      const { body } = await refusal(createDesc('en', `<p>Ice</p>\n<a href="${href}">x</a>`))
      expect(body.issues).toEqual([{ path: 'html', reason: 'link_not_allowed', limit: 2 }])
    }
  })

  it('keeps one of many written at once', async () => {
    const event = await aPublicEvent(superAdmin.client)
    const tries = Array.from({ length: 5 }, (_, n) =>
      createDesc('ru', `try ${n}`, superAdmin.client, event.id),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.body.reason] : []))
    expect(new Set(reasons)).toEqual(new Set(['description_exists']))
  })

  it('refuses a description of which nothing is left to read', async () => {
    const event = await aDraft(superAdmin.client)
    const { body } = await refusal(
      createDesc('ru', '<script>1</script><p>&nbsp;</p>', superAdmin.client, event.id),
    )
    expect(body).toMatchObject({ reason: 'invalid_input', issues: [{ path: 'html', reason: 'required' }] })
    const long = await refusal(createDesc('ru', 'x'.repeat(60_001), superAdmin.client, event.id))
    expect(long.body.issues).toEqual([{ path: 'html', reason: 'too_long', limit: 60_000 }])
    expect((await createDesc('ru', 'я'.repeat(60_000), superAdmin.client, event.id)).html).toHaveLength(
      60_000,
    )
  })

  it('is for administrators of the region', async () => {
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const account = await world.account()
    expect((await refusal(createDesc('en', 'x', world.visitor))).status).toBe(401)
    expect((await refusal(createDesc('en', 'x', account.client))).status).toBe(403)
    expect((await refusal(createDesc('en', 'x', foreign.client))).body.reason).toBe('no_access')
    const draft = await aDraft(superAdmin.client)
    expect((await refusal(createDesc('en', 'x', foreign.client, draft.id))).body.reason).toBe(
      'event_not_found',
    )
  })
})
