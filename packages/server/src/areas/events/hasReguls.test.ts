import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile, aJpg } from './testing/uploads.ts'

describe('events.hasReguls', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  it('says whether there are regulation documents; a poster is none', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const upload = (type: 'poster' | 'reguls', file: File) =>
      superAdmin.client.events.uploadFile({ params: { id, type }, body: { file } })
    const hasReguls = async () => (await world.visitor.events.hasReguls({ params: { id } })).hasReguls
    await upload('poster', aFile('poster.jpg', await aJpg({ width: 10, height: 10 })))
    expect(await hasReguls()).toBe(false)
    await upload('reguls', aFile('rules.pdf', A_PDF))
    expect(await hasReguls()).toBe(true)
  })

  it('does not know an unpublished event, but for its administrators', async () => {
    const { id } = await aDraft(superAdmin.client)
    const ask = (client = world.visitor) => client.events.hasReguls({ params: { id } })
    expect((await refusal(ask())).body.reason).toBe('event_not_found')
    expect(await ask(superAdmin.client)).toEqual({ hasReguls: false })
  })
})
