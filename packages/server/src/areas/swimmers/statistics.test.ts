import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

describe('swimmers.statistics', () => {
  let world: TestApp
  let owner: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
  })
  afterAll(() => world.stop())

  const statistics = () => world.visitor.swimmers.statistics()
  const from = (country: string) => ({ country, regionCode: null, city: 'Town' })

  it('has every age group, empty, if there are no swimmers', async () => {
    const { total, countries, ageGroups } = await statistics()
    expect([total, countries]).toEqual([0, []])
    expect(ageGroups.map(({ minAge, maxAge }) => [minAge, maxAge])).toEqual([
      [11, 13],
      [14, 20],
      [21, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
      [70, null],
    ])
    expect(ageGroups.every(({ women, men }) => women === 0 && men === 0)).toBe(true)
  })

  it('follows what is confirmed, changed and deleted', async () => {
    const person = { dob: '1990-12-31', swimmerInfo: from('FI') }
    await confirmedSwimmer(owner, { ...person, firstName: 'Aino', gender: 2 })
    const { id } = await confirmedSwimmer(owner, { ...person, firstName: 'Eero', gender: 1 })
    const grown = await confirmedSwimmer(owner, {
      ...person,
      firstName: 'Ants',
      gender: 1,
      swimmerInfo: from('EE'),
    })
    const thirties = async () => (await statistics()).ageGroups.find(({ minAge }) => minAge === 30)
    expect((await statistics()).countries).toEqual([
      { country: 'FI', women: 1, men: 1 },
      { country: 'EE', women: 0, men: 1 },
    ])
    expect(await thirties()).toMatchObject({ women: 1, men: 2 })

    await owner.client.swimmers.remove({ params: { id } })
    const admin = await world.account(['admin'])
    await admin.client.swimmers.update({ params: { id: grown.id }, body: { swimmerInfo: from('FI') } })
    expect(await statistics()).toMatchObject({ total: 2, countries: [{ country: 'FI', women: 1, men: 1 }] })
    expect(await thirties()).toMatchObject({ women: 1, men: 1 })
  })
})
