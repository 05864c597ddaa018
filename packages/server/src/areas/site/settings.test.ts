import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('the settings of the site', () => {
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const update = (
    body: NonNullable<Parameters<typeof superAdmin.client.site.updateSettings>[0]>['body'],
    ifMatch?: number,
  ) => superAdmin.client.site.updateSettings({ body }, ifMatch === undefined ? {} : { ifMatch })

  it('are those of a new installation until the federation changes them', async () => {
    const settings = await superAdmin.client.site.settings()
    expect(settings).toMatchObject({ season: null, timeZone: 'Europe/Moscow', currency: 'RUB', version: 1 })
    expect((await world.visitor.site.get()).titles.ru).toEqual(settings.titles)
  })

  it('are visible to every visitor at once, and omitted ones remain', async () => {
    const before = await superAdmin.client.site.settings()
    const after = await update({
      titles: ['Федерация Карелии'],
      logoLink: 'https://polynya.example/',
      support: 'help@polynya.test',
      season: '2024-2025',
    })
    expect(after).toEqual({ ...before, ...after, version: before.version + 1 })
    expect(after.titlesEn).toEqual(before.titlesEn)
    expect(await world.visitor.site.get()).toEqual({
      titles: { ru: ['Федерация Карелии'], en: before.titlesEn },
      logoLink: 'https://polynya.example/',
      support: 'help@polynya.test',
      season: '2024-2025',
      demo: false,
      timeZone: 'Europe/Moscow',
      paymentGateways: ['sandbox'],
    })
    await update({ season: null })
    expect((await world.visitor.site.get()).season).toBe('2025-2026')
  })

  it('are the defaults of new events', async () => {
    await update({ timeZone: 'Asia/Kamchatka', currency: 'EUR' })
    const event = await superAdmin.client.events.create({ body: { name: 'Кубок Авачи' } })
    expect(event).toMatchObject({ timeZone: 'Asia/Kamchatka', currency: 'EUR' })
  })

  it('are not overwritten by a caller who has read an older version', async () => {
    const { version } = await superAdmin.client.site.settings()
    await update({ season: null }, version)
    expect((await refusal(update({ support: null }, version))).body.reason).toBe('stale')
  })

  it.each([
    [{ titles: [] }, 'titles', 'required'],
    [{ titlesEn: ['One', 'Two', 'Three', 'Four'] }, 'titlesEn', 'too_long'],
    [{ titles: ['x'] }, 'titles.0', 'too_short'],
    [{ logoLink: 'javascript:alert(1)' }, 'logoLink', 'not_a_url'],
    [{ support: 'by phone' }, 'support', 'wrong_format'],
    [{ season: '2025-2027' }, 'season', 'not_a_season'],
    [{ timeZone: 'Moscow' }, 'timeZone', 'not_a_time_zone'],
    [{ currency: 'ZZZ' }, 'currency', 'not_allowed'],
  ] as const)('name the field that is wrong: %j', async (body, path, reason) => {
    const { issues } = (await refusal(update(body as Parameters<typeof update>[0]))).body
    expect(issues?.[0]).toMatchObject({ path, reason })
  })

  it('are for super administrators of everything', async () => {
    const { client } = await world.account([{ right: 'superAdmin', region: 'RU-TYU' }])
    const calls = [client.site.settings(), client.site.updateSettings({ body: { season: null } })]
    const refusals = await Promise.all(calls.map(refusal))
    expect(refusals.map(({ body }) => body.reason)).toEqual(['no_access', 'no_access'])
  })
})
