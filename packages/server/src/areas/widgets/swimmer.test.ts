import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from '../swimmers/testing/a-swimmer.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'

describe('widgets.swimmer', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const read = (id: string) => world.visitor.widgets.swimmer({ params: { id } })

  it('tells what a card shows, with the name of the region, and nothing else', async () => {
    const owner = await world.account()
    const swimmerInfo = { ...aSwimmer().swimmerInfo, phone: '+7 900 123-45-67', vk: 'https://vk.com/maria' }
    const { iwsaid } = await confirmedSwimmer(owner, { swimmerInfo: { ...swimmerInfo, publishLinks: true } })
    const { swimmer, region } = await read(iwsaid)
    expect(swimmer).toMatchObject({ iwsaid, firstName: 'Maria', birthYear: 1988 })
    expect(Object.keys(swimmer.swimmerInfo)).toEqual(['country', 'city', 'club', 'about'])
    expect(region).toEqual({ code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' })
  })

  it('contains no unconfirmed swimmer', async () => {
    const owner = await world.account()
    const { iwsaid } = await owner.client.swimmers.create({ body: aSwimmer({ lastName: 'Ivanova' }) })
    expect((await refusal(read(iwsaid))).body).toMatchObject({ reason: 'swimmer_not_found' })
  })

  it('says so where a text is no registry ID', async () => {
    expect((await refusal(read('12'))).body).toMatchObject({ reason: 'registry_id_wrong' })
  })
})
