import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'

describe('events.removeDesc', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
    for (const lang of ['ru', 'en'] as const) {
      await superAdmin.client.events.createDesc({ params: { id }, body: { lang, html: lang } })
    }
  })
  afterAll(() => world.stop())

  const removeDesc = (lang: 'ru' | 'en', client = superAdmin.client, event = id) =>
    client.events.removeDesc({ params: { id: event }, query: { lang } })

  it('is for administrators of the region', async () => {
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const account = await world.account()
    expect((await refusal(removeDesc('ru', world.visitor))).status).toBe(401)
    expect((await refusal(removeDesc('ru', account.client))).status).toBe(403)
    expect((await refusal(removeDesc('ru', foreign.client))).body.reason).toBe('no_access')
    const draft = await aDraft(superAdmin.client)
    expect((await refusal(removeDesc('ru', foreign.client, draft.id))).body.reason).toBe('event_not_found')
  })

  it('deletes the description in one language and leaves the other', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    expect(await removeDesc('ru', client)).toBe(null)
    const { descriptionHTML } = await world.visitor.events.get({ params: { id } })
    expect(descriptionHTML.map(({ lang }) => lang)).toEqual(['en'])
    expect((await refusal(removeDesc('ru'))).body.reason).toBe('description_not_found')
  })

  it('requires the language', async () => {
    const unnamed = refusal(removeDesc(undefined as never))
    expect((await unnamed).body.issues).toEqual([{ path: 'query.lang', reason: 'required' }])
  })
})
