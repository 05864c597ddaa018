import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile } from './testing/uploads.ts'

describe('events.fileExists', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number
  let key: string

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
    const body = { file: aFile('Положение о кубке.pdf', A_PDF) }
    key = (await superAdmin.client.events.uploadFile({ params: { id, type: 'reguls' }, body })).file
  })
  afterAll(() => world.stop())

  const exists = async (file: string, type: 'reguls' | 'poster' = 'reguls', event = id) =>
    (await world.visitor.events.fileExists({ params: { id: event, type, file } })).exists

  it('finds a file by its key and by the name that its owner gave it', async () => {
    expect(await exists(key)).toBe(true)
    expect(await exists('Положение о кубке.pdf')).toBe(true)
    expect(await exists('Положение.pdf')).toBe(false)
  })

  it('looks among the files of that type and that event', async () => {
    const other = await aPublicEvent(superAdmin.client)
    expect(await exists(key, 'poster')).toBe(false)
    expect(await exists(key, 'reguls', other.id)).toBe(false)
  })

  it.each(['../../../../etc/passwd', '%2e%2e%2f', `../${'x'.repeat(32)}.pdf`, "' or true --", '%', '_'])(
    'takes %s for a name like any other, never for a path or a pattern',
    async (file) => {
      expect(await exists(file)).toBe(false)
    },
  )

  it('knows no other types, and no unpublished events', async () => {
    const wrong = await refusal(exists(key, 'avatar' as never))
    expect(wrong.body.issues).toEqual([{ path: 'params.type', reason: 'not_allowed' }])
    const draft = await aDraft(superAdmin.client)
    expect((await refusal(exists(key, 'reguls', draft.id))).body.reason).toBe('event_not_found')
  })
})
