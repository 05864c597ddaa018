import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

describe('swimmers.unconfirmed', () => {
  let world: TestApp
  let owner: TestAccount
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    admin = await world.account(['admin'])
  })
  afterAll(() => world.stop())

  it('lists profiles that their owners have not confirmed, the oldest first, in the regions of the caller', async () => {
    const [tyumen, karelia] = ['RU-TYU', 'RU-KR'].map((regionCode, index) =>
      aSwimmer({
        lastName: `Waiting${'AB'[index]}`,
        nativeLastName: null,
        nativeFirstName: null,
        swimmerInfo: { country: 'RU', regionCode, city: 'Город' },
      }),
    )
    const older = await owner.client.swimmers.create({ body: tyumen ?? aSwimmer() })
    world.clock.pass({ minutes: 1 })
    const newer = await owner.client.swimmers.create({ body: karelia ?? aSwimmer() })
    await confirmedSwimmer(owner, { lastName: 'Confirmed', nativeLastName: null, nativeFirstName: null })
    const found = await admin.client.swimmers.unconfirmed()
    expect(found).toMatchObject({ swimmers: [{ id: older.id, i_status: 0 }, { id: newer.id }], total: 2 })
    const page = await admin.client.swimmers.unconfirmed({ query: { order: 'desc', limit: 1 } })
    expect(page).toMatchObject({ swimmers: [{ id: newer.id }], total: 2 })
    const regional = await world.account([{ right: 'admin', region: 'RU-KR' }])
    expect(await regional.client.swimmers.unconfirmed()).toMatchObject({
      swimmers: [{ id: newer.id }],
      total: 1,
    })
    await owner.client.swimmers.confirm({ params: { id: older.id } })
    expect(await admin.client.swimmers.unconfirmed()).toMatchObject({ total: 1 })
  })

  it('is for administrators only', async () => {
    expect((await refusal(owner.client.swimmers.unconfirmed())).status).toBe(403)
    expect((await refusal(world.visitor.swimmers.unconfirmed())).status).toBe(401)
  })
})
