import { describe, expect, it } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { loadNamespace } from './load-namespace.ts'

describe('createI18n', () => {
  it('translates the loaded namespaces', async () => {
    const i18n = createI18n({ language: 'en' })
    expect(await i18n.load(['shell', 'events'])).toBe(true)
    expect(i18n.t()('loading')).toBe('Loading…')
    expect(i18n.t()('events:list.loaded', { count: 1 })).toBe('1 more event loaded')
  })

  it('creates independent instances', async () => {
    const [russian, english] = LANGUAGES.map((language) => createI18n({ language }))
    await Promise.all([russian?.load(['shell']), english?.load(['shell'])])
    expect(russian?.t()('retry')).toBe('Повторить')
    expect(english?.t()('retry')).toBe('Retry')
  })

  it('loads a namespace once', async () => {
    const loaded: string[] = []
    const i18n = createI18n({
      language: 'ru',
      fetchTexts: async (language, namespace) => {
        loaded.push(`${language} ${namespace}`)
        return loadNamespace(language, namespace)
      },
    })
    await i18n.load(['shell', 'events'])
    expect(await i18n.load(['events'])).toBe(false)
    expect(loaded).toEqual(['ru shell', 'ru events'])
  })

  it('escapes nothing and interprets nothing in a value', async () => {
    const i18n = createI18n({ language: 'ru' })
    await i18n.load(['shell'])
    const username = '<b>Ann & $t(retry) {{site}}</b>'
    expect(i18n.t()('account.signedInAs', { username })).toBe(`Вы вошли как ${username}`)
  })

  it('throws for a text that is not loaded and for a missing value', async () => {
    const i18n = createI18n({ language: 'ru' })
    await i18n.load(['shell'])
    expect(() => i18n.t()('events:heading')).toThrow('events:heading')
    expect(() => i18n.t()('offline.savedAt', {} as { time: string })).toThrow('{{time}}')
  })

  it('returns the key instead of throwing where it is not strict', async () => {
    const i18n = createI18n({ language: 'ru', strict: false })
    await i18n.load(['shell'])
    expect(i18n.t()('events:heading')).toBe('events:heading')
  })
})

describe('a change of language', () => {
  it('loads every loaded namespace in the new language', async () => {
    const i18n = createI18n({ language: 'ru' })
    await i18n.load(['shell'])
    await i18n.load(['events', 'sport'])
    await i18n.changeLanguage('en')
    expect(i18n.language()).toBe('en')
    expect(i18n.t()('events:heading')).toBe('Events')
    expect(i18n.t()('sport:distances.50BR.name')).toBe('50\xa0m breaststroke')
  })

  it('translates namespaces that were requested meanwhile', async () => {
    const i18n = createI18n({ language: 'ru' })
    await i18n.load(['shell'])
    await Promise.all([i18n.load(['home', 'mail']), i18n.changeLanguage('en')])
    expect(i18n.t()('home:steps.heading')).toBe('How to register')
    expect(i18n.t()('mail:reset.subject')).toBe('Password recovery')
  })

  it('keeps the language if its texts cannot be fetched', async () => {
    const fetchTexts = (language: Language, namespace: 'shell') =>
      language === 'en' ? Promise.reject(new Error('offline')) : loadNamespace(language, namespace)
    const i18n = createI18n({ language: 'ru', fetchTexts: fetchTexts as typeof loadNamespace })
    await i18n.load(['shell'])
    await expect(i18n.changeLanguage('en')).rejects.toThrow('offline')
    expect(i18n.language()).toBe('ru')
    expect(i18n.t()('retry')).toBe('Повторить')
  })
})
