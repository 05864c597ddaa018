import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

const TERMS = {
  ru: '# Соглашение\r\n\r\nРедакция {version}.\r\n\r\n## Раздел {#one}\r\n',
  en: '# Agreement\n\nVersion {version}.\n\n## Section {#one}\n',
}

describe('the texts of the site', () => {
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const params = { name: 'terms' } as const
  const publish = (body = TERMS, ifMatch?: number) =>
    superAdmin.client.site.publishText({ params, body }, ifMatch === undefined ? {} : { ifMatch })
  const textIn = async (lang: 'ru' | 'en') =>
    (await world.visitor.site.text({ params: { ...params, lang } })).markdown
  const consentOfNewAccount = async () =>
    (await (await world.account()).client.user.settings()).consentVersion

  it('are built in until one is published', async () => {
    expect(await textIn('ru')).toContain('Редакция 2026-11.')
    expect(await textIn('en')).toContain('Version 2026-11.')
    const { versions } = await superAdmin.client.site.textVersions({ params })
    expect(versions).toEqual([{ version: 1, label: '2026-11', publishedAt: null, publishedBy: null }])
    expect(await consentOfNewAccount()).toBe('2026-11')
  })

  it('are in force as they were published, and people consent to that', async () => {
    const published = await publish(TERMS, 1)
    expect(published).toMatchObject({ version: 2, label: '2026-01-16', publishedBy: { id: superAdmin.id } })
    expect(await textIn('ru')).toBe('# Соглашение\n\nРедакция 2026-01-16.\n\n## Раздел {#one}\n')
    expect(await textIn('en')).toContain('Version 2026-01-16.')
    expect(await consentOfNewAccount()).toBe('2026-01-16 / 2026-11')
  })

  it('keep what was in force before, which can be published again', async () => {
    const first = await superAdmin.client.site.textVersion({ params: { ...params, version: 1 } })
    expect(first.ru).toContain('Редакция {version}.')
    expect(await publish({ ru: first.ru, en: first.en })).toMatchObject({ version: 3, label: '2026-01-16-2' })
    const { versions } = await superAdmin.client.site.textVersions({ params })
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(await textIn('ru')).toContain('Редакция 2026-01-16-2.')
  })

  it('cannot be changed after publication by any caller', async () => {
    const change = world.db.updateTable('text_version').set({ ru: '# Другое' }).execute()
    await expect(change).rejects.toThrow(/stays as it is/)
    await expect(world.db.deleteFrom('text_version').execute()).rejects.toThrow(/stays as it is/)
  })

  it('are not published over a version that their author has not seen', async () => {
    expect((await refusal(publish(TERMS, 1))).body.reason).toBe('stale')
  })

  it.each<[typeof TERMS, string, string, object?]>([
    [{ ...TERMS, ru: 'Без заголовка' }, 'ru', 'text_title_missing'],
    [{ ...TERMS, en: '# Agreement\n\n## Section\n' }, 'en', 'text_anchor_missing'],
    [{ ...TERMS, en: '# Agreement\n\n## Section {#other}\n' }, 'en', 'text_anchors_differ'],
    [{ ...TERMS, ru: `${TERMS.ru}\n[Слова](java\tscript:alert(1))` }, 'ru', 'link_not_allowed', { limit: 7 }],
  ])('are refused where they cannot be shown: %j', async (body, path, reason, more = {}) => {
    expect((await refusal(publish(body))).body.issues).toContainEqual({ path, reason, ...more })
  })

  it('report that the version does not exist', async () => {
    const call = superAdmin.client.site.textVersion({ params: { ...params, version: 99 } })
    expect((await refusal(call)).body.reason).toBe('text_version_not_found')
  })

  it('are published by super administrators of everything alone', async () => {
    const { client } = await world.account([{ right: 'superAdmin', region: 'RU-TYU' }])
    const calls = [
      client.site.publishText({ params, body: TERMS }),
      client.site.textVersions({ params }),
      client.site.textVersion({ params: { ...params, version: 1 } }),
    ]
    const refusals = await Promise.all(calls.map(refusal))
    expect(refusals.map(({ body }) => body.reason)).toEqual(calls.map(() => 'no_access'))
  })
})
