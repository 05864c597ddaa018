import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile, aJpg } from './testing/uploads.ts'

describe('events.removeDoc', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
  })
  afterAll(() => world.stop())

  async function upload(type: 'reguls' | 'poster' = 'reguls') {
    const content = type === 'reguls' ? A_PDF : await aJpg({ width: 10, height: 10 })
    const call = { params: { id, type }, body: { file: aFile('rules.pdf', content) } }
    return (await superAdmin.client.events.uploadFile(call)).file
  }

  const removeDoc = (file: string, client = superAdmin.client, event = id) =>
    client.events.removeDoc({ params: { id: event, file } })

  it('deletes a document and its bytes, and writes it down', async () => {
    const file = await upload()
    const { client } = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    expect(await removeDoc(file, client)).toBe(null)
    expect(await world.deps.files.get(file)).toBe(null)
    expect((await world.visitor.events.listDocs({ params: { id } })).files).toEqual([])
    const audit = await world.db.selectFrom('audit').where('object_id', '=', file).select('action').execute()
    expect(audit.map(({ action }) => action)).toEqual(['events.uploadFile', 'events.removeDoc'])
  })

  it('knows no document that is not one of the event: gone, elsewhere, a poster, a path', async () => {
    const file = await upload()
    const other = await aPublicEvent(superAdmin.client)
    const poster = await upload('poster')
    const tries = [
      () => removeDoc(file, superAdmin.client, other.id),
      () => removeDoc(poster),
      () => removeDoc('../../secret'),
    ]
    for (const attempt of tries) {
      const { status, body } = await refusal(attempt())
      expect([status, body.reason]).toEqual([404, 'document_not_found'])
    }
    await removeDoc(file)
    expect((await refusal(removeDoc(file))).body.reason).toBe('document_not_found')
    expect(await world.deps.files.get(poster)).not.toBe(null)
  })

  it('is for administrators of the region', async () => {
    const file = await upload()
    const foreign = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const account = await world.account()
    expect((await refusal(removeDoc(file, world.visitor))).status).toBe(401)
    expect((await refusal(removeDoc(file, account.client))).status).toBe(403)
    expect((await refusal(removeDoc(file, foreign.client))).body.reason).toBe('no_access')
    const draft = await aDraft(superAdmin.client)
    expect((await refusal(removeDoc(file, foreign.client, draft.id))).body.reason).toBe('event_not_found')
  })
})
