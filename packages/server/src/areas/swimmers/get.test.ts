import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

/** Everything that a visitor may know (docs/rules.md#privacy), for every call that shows a swimmer. */
const PRIVATE = ['dob', 'underEmail', 'phone', 'userId', 'ipAddress', 'isParaswimmer', 'createdAt', 'similar']

describe('the visible fields of a swimmer', () => {
  let world: TestApp
  let owner: TestAccount
  let swimmer: { id: number; iwsaid: string }
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    swimmer = await confirmedSwimmer(owner, {
      isParaswimmer: true,
      underEmail: 'mother@polynya.test',
      swimmerInfo: { ...aSwimmer().swimmerInfo, phone: '+7 900 123-45-67', vk: 'https://vk.com/maria' },
    })
  })
  afterAll(() => world.stop())

  const everyView = (client: TestApp['visitor']) => {
    const params = { id: swimmer.id }
    return Promise.all([
      client.swimmers.get({ params }),
      client.swimmers.iwsaid({ params: { id: swimmer.iwsaid } }),
      client.swimmers.viewIwsaid({ params: { id: swimmer.iwsaid } }),
      client.swimmers.idlist({ params: { key: 'soko' } }),
      client.swimmers.all({ query: { lastName: 'Sok' } }),
      client.swimmers.featured(),
    ])
  }

  it('to visitors and to other accounts is the public part, on every path', async () => {
    const other = await world.account()
    for (const client of [world.visitor, other.client]) {
      for (const view of await everyView(client)) {
        const text = JSON.stringify(view)
        for (const field of PRIVATE) expect(text).not.toContain(`"${field}"`)
        for (const secret of ['1988-04-12', 'mother@', '900 123', 'vk.com'])
          expect(text).not.toContain(secret)
      }
    }
  })

  it('has the year of birth and the networks that the owner chose to show', async () => {
    const info = { ...aSwimmer().swimmerInfo, vk: 'https://vk.com/shown', publishLinks: true }
    await owner.client.swimmers.update({ params: { id: swimmer.id }, body: { swimmerInfo: info } })
    const view = await world.visitor.swimmers.get({ params: { id: swimmer.id } })
    expect(view).toMatchObject({ birthYear: 1988, swimmerInfo: { vk: 'https://vk.com/shown' } })
  })

  it('to the owner and to administrators of the region is everything', async () => {
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    for (const { client } of [owner, regional]) {
      const view = await client.swimmers.get({ params: { id: swimmer.id } })
      expect(view).toMatchObject({
        dob: '1988-04-12',
        underEmail: 'mother@polynya.test',
        isParaswimmer: true,
      })
    }
  })

  it('to administrators of another region is the public part', async () => {
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-MOW' }])
    const view = await elsewhere.client.swimmers.get({ params: { id: swimmer.id } })
    expect(view.dob).toBeUndefined()
  })

  it('is nothing where there is no such swimmer', async () => {
    const call = world.visitor.swimmers.get({ params: { id: 999_999 } })
    expect((await refusal(call)).body).toMatchObject({ code: 404, reason: 'swimmer_not_found' })
  })

  it.each(['0', '-1', 'abc', '1e3', '99999999999999999999', "1' or 1=1"])('refuses the id %s', async (id) => {
    const { status, body } = await refusal(world.visitor.swimmers.get({ params: { id: id as never } }))
    expect(status).toBe(400)
    expect(body.issues?.[0]?.path).toBe('params.id')
  })
})

describe('swimmers.iwsaid and swimmers.viewIwsaid', () => {
  let world: TestApp
  let owner: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
  })
  afterAll(() => world.stop())

  it('find a swimmer by registry ID in any case, for visitors too', async () => {
    const { iwsaid } = await confirmedSwimmer(owner)
    const params = { id: iwsaid.toLowerCase() }
    expect(await owner.client.swimmers.iwsaid({ params })).toMatchObject({ iwsaid })
    expect(await world.visitor.swimmers.iwsaid({ params })).toMatchObject({ iwsaid })
    expect(await world.visitor.swimmers.viewIwsaid({ params })).toMatchObject({ iwsaid })
  })

  it('distinguish an invalid ID from an unknown one', async () => {
    const ask = (id: string) => refusal(owner.client.swimmers.iwsaid({ params: { id } }))
    expect((await ask('T-1-50FR-2-3')).body.reason).toBe('registry_id_wrong')
    expect((await ask('NONE000001')).body.reason).toBe('swimmer_not_found')
    const view = refusal(world.visitor.swimmers.viewIwsaid({ params: { id: '12' } }))
    expect((await view).body.reason).toBe('registry_id_wrong')
  })
})
