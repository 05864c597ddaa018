import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile } from './testing/uploads.ts'

describe('events.view', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const view = (id: number, client = world.visitor) => client.events.view({ params: { id } })

  it('shows the event with its description and its documents', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const html = '<p>Стартуем в проруби</p>'
    await superAdmin.client.events.createDesc({ params: { id }, body: { lang: 'ru', html } })
    const body = { file: aFile('Положение.pdf', A_PDF) }
    const document = await superAdmin.client.events.uploadFile({ params: { id, type: 'reguls' }, body })
    expect(await view(id)).toMatchObject({
      id,
      descriptionHTML: [{ lang: 'ru', html }],
      documents: [
        { file: document.file, name: 'Положение.pdf', type: 'pdf', url: `/files/${document.file}` },
      ],
    })
  })

  it('hides an unpublished event from everybody but its administrators', async () => {
    const { id } = await aDraft(superAdmin.client)
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    expect((await view(id, superAdmin.client)).documents).toEqual([])
    for (const client of [world.visitor, foreign.client]) {
      expect((await refusal(view(id, client))).body.reason).toBe('event_not_found')
    }
  })
})
