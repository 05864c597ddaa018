import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.updateDesc', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
    await superAdmin.client.events.createDesc({ params: { id }, body: { lang: 'ru', html: '<p>Было</p>' } })
  })
  afterAll(() => world.stop())

  const updateDesc = (lang: 'ru' | 'en', html: string, client = superAdmin.client, event = id) =>
    client.events.updateDesc({ params: { id: event }, body: { lang, html } })

  it('changes the description, cleaned, and writes down what it was', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const after = await updateDesc('ru', '<h2 class="big">Стало</h2><iframe src="//evil"></iframe>', client)
    expect(after.html).toBe('<h2>Стало</h2>')
    expect((await world.visitor.events.get({ params: { id } })).descriptionHTML).toEqual([after])
    const audit = await world.db
      .selectFrom('audit')
      .where('action', '=', 'events.updateDesc')
      .selectAll()
      .execute()
    expect(audit).toMatchObject([{ before: { html: '<p>Было</p>' }, after: { html: '<h2>Стало</h2>' } }])
  })

  it('knows no description in a language in which none was written', async () => {
    const { status, body } = await refusal(updateDesc('en', 'x'))
    expect([status, body.reason]).toEqual([404, 'description_not_found'])
  })

  it('is for administrators of the region', async () => {
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const account = await world.account()
    expect((await refusal(updateDesc('ru', 'x', world.visitor))).status).toBe(401)
    expect((await refusal(updateDesc('ru', 'x', account.client))).status).toBe(403)
    expect((await refusal(updateDesc('ru', 'x', foreign.client))).body.reason).toBe('no_access')
    const draft = await aDraft(superAdmin.client)
    expect((await refusal(updateDesc('ru', 'x', foreign.client, draft.id))).body.reason).toBe(
      'event_not_found',
    )
  })
})
