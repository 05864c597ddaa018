import { describe, expect, it } from 'vitest'
import { addNamespaces, changeLanguage, createI18n } from './create-i18n.ts'
import { LANGUAGES } from './languages.ts'
import { loadNamespace } from './load-namespace.ts'

describe('createI18n', () => {
  it('loads the given namespaces in the given language', async () => {
    const i18n = await createI18n({ language: 'en', namespaces: ['shell', 'events'] })
    expect(i18n.t('loading')).toBe('Loading…')
    expect(i18n.t('events:list.loaded', { count: 1 })).toBe('1 more event loaded')
  })

  it('creates independent instances', async () => {
    const [russian, english] = await Promise.all(
      LANGUAGES.map((language) => createI18n({ language, namespaces: ['shell'] })),
    )
    expect(russian?.t('retry')).toBe('Повторить')
    expect(english?.t('retry')).toBe('Retry')
  })

  it('does not escape or interpolate values', async () => {
    const i18n = await createI18n({ language: 'ru', namespaces: ['shell'] })
    const username = '<b>Ann & $t(retry) {{site}}</b>'
    expect(i18n.t('account.signedInAs', { username })).toBe(`Вы вошли как ${username}`)
  })

  it('throws for a missing text and for a missing value', async () => {
    const i18n = await createI18n({ language: 'ru', namespaces: ['shell'] })
    expect(() => i18n.t('events:heading')).toThrow('events:heading')
    expect(() => i18n.t('offline.savedAt', {} as { time: string })).toThrow('{{time}}')
  })

  it('shows the key instead of throwing unless strict', async () => {
    const i18n = await createI18n({ language: 'ru', namespaces: ['shell'], strict: false })
    expect(i18n.t('events:heading')).toBe('events:heading')
  })
})

describe('changeLanguage', () => {
  it('loads all namespaces of the previous language', async () => {
    const i18n = await createI18n({ language: 'ru', namespaces: ['shell'] })
    await addNamespaces(i18n, ['events', 'sport'])
    await changeLanguage(i18n, 'en')
    expect(i18n.language).toBe('en')
    expect(i18n.t('events:heading')).toBe('Events')
    expect(i18n.t('sport:distances.50BR.name')).toBe('50\xa0m breaststroke')
  })

  it('loads namespaces that are added at the same time', async () => {
    const i18n = await createI18n({ language: 'ru', namespaces: ['shell'] })
    await Promise.all([addNamespaces(i18n, ['home', 'mail']), changeLanguage(i18n, 'en')])
    expect(i18n.t('home:steps.heading')).toBe('How to register')
    expect(i18n.t('mail:reset.subject')).toBe('Password recovery')
  })
})

describe('loadNamespace', () => {
  it('loads the texts of one language', async () => {
    expect((await loadNamespace('ru', 'events')).heading).toBe('События')
    expect((await loadNamespace('en', 'events')).heading).toBe('Events')
  })
})
