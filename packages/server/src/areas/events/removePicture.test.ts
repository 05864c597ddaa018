import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile, aPng } from './testing/uploads.ts'

describe('events.removePicture', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let id: number

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
    id = (await aPublicEvent(superAdmin.client)).id
  })
  afterAll(() => world.stop())

  async function upload(type: 'poster' | 'logo' | 'reguls') {
    const content = type === 'reguls' ? A_PDF : await aPng({ width: 10, height: 10 })
    const call = { params: { id, type }, body: { file: aFile('a.png', content) } }
    return (await superAdmin.client.events.uploadFile(call)).file
  }

  const removePicture = (type: 'poster' | 'logo', client = superAdmin.client, event = id) =>
    client.events.removePicture({ params: { id: event, type } })
  const shown = () => world.visitor.events.view({ params: { id } })

  it('takes away the one that is named, with its bytes, and writes it down', async () => {
    const [poster, logo] = [await upload('poster'), await upload('logo')]
    const { version } = await shown()
    expect(await removePicture('poster')).toBe(null)
    expect(await shown()).toMatchObject({ poster: null, logoFile: `/files/${logo}`, version })
    expect(await world.deps.files.get(poster)).toBe(null)
    expect(await world.deps.files.get(logo)).not.toBe(null)
    const audit = await world.db.selectFrom('audit').where('object_id', '=', poster).selectAll().execute()
    expect(audit.map(({ action }) => action)).toEqual(['events.uploadFile', 'events.removePicture'])
    expect(audit[1]).toMatchObject({ account_id: superAdmin.id, before: { eventId: id, type: 'poster' } })
  })

  it('leaves an event without one as it is, and says nothing of it in the audit', async () => {
    await removePicture('logo')
    const count = () => world.db.selectFrom('audit').select('id').execute()
    const before = await count()
    expect(await removePicture('logo')).toBe(null)
    expect(await count()).toHaveLength(before.length)
  })

  it('takes no document for a picture', async () => {
    await upload('reguls')
    const answer = await refusal(removePicture('reguls' as 'logo'))
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'params.type', reason: 'not_allowed' }],
    ])
    expect((await shown()).documents).toHaveLength(1)
  })

  it('is for super administrators of the region', async () => {
    const poster = await upload('poster')
    const administrator = await world.account(['admin'])
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    expect((await refusal(removePicture('poster', world.visitor))).status).toBe(401)
    expect((await refusal(removePicture('poster', administrator.client))).body.reason).toBe('no_access')
    expect((await refusal(removePicture('poster', foreign.client))).body.reason).toBe('no_access')
    const draft = await aDraft(superAdmin.client)
    const hidden = await refusal(removePicture('poster', foreign.client, draft.id))
    expect([hidden.status, hidden.body.reason]).toEqual([404, 'event_not_found'])
    expect((await shown()).poster).toBe(`/files/${poster}`)
  })
})
