import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from './testing/an-event.ts'
import { A_PDF, aFile } from './testing/uploads.ts'

describe('events.remove', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const remove = (id: number, client = superAdmin.client) => client.events.remove({ params: { id } })

  it('deletes the event with its programme, its descriptions and the bytes of its files', async () => {
    const { id } = await aPublicEvent(superAdmin.client, {
      programData: [{ ...AN_OFFER, children: [A_DISTANCE] }],
    })
    await superAdmin.client.events.createDesc({ params: { id }, body: { lang: 'en', html: 'Welcome' } })
    const body = { file: aFile('rules.pdf', A_PDF) }
    const { file, url } = await superAdmin.client.events.uploadFile({ params: { id, type: 'reguls' }, body })
    expect((await world.app.inject(url)).statusCode).toBe(200)

    expect(await remove(id)).toBe(null)
    expect((await refusal(superAdmin.client.events.get({ params: { id } }))).body.reason).toBe(
      'event_not_found',
    )
    expect((await world.app.inject(url)).statusCode).toBe(404)
    expect(await world.deps.files.get(file)).toBe(null)
    expect(await world.db.selectFrom('offer').where('event_id', '=', id).selectAll().execute()).toEqual([])
  })

  it('writes down what was deleted', async () => {
    const { id, name } = await aPublicEvent(superAdmin.client)
    await remove(id)
    const audit = world.db.selectFrom('audit').where('object_id', '=', String(id)).selectAll()
    expect(await audit.where('action', '=', 'events.remove').execute()).toMatchObject([{ before: { name } }])
  })

  it('is for super administrators of the region', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const foreign = await world.account([{ right: 'superAdmin', region: 'RU-SVE' }])
    const outcomes = [
      await refusal(remove(id, world.visitor)),
      await refusal(remove(id, (await world.account()).client)),
      await refusal(remove(id, (await world.account(['admin'])).client)),
      await refusal(remove(id, foreign.client)),
    ]
    expect(outcomes.map(({ status }) => status)).toEqual([401, 403, 403, 403])
    const own = await world.account([{ right: 'superAdmin', region: 'RU-TYU' }])
    await remove(id, own.client)
    expect((await refusal(remove(id))).body.reason).toBe('event_not_found')
  })
})
