import type { Language, Namespace } from '@polynya/i18n'
import { describe, expect, it, vi } from 'vitest'
import { wordsStore } from './words-store.ts'

const texts = async (language: Language, namespace: Namespace) => ({ retry: `${namespace} in ${language}` })

describe('the words', () => {
  it('are fetched by namespace, each once', async () => {
    const fetchTexts = vi.fn(texts)
    const words = wordsStore('ru', fetchTexts)
    await words.load(['shell', 'events'])
    await words.load(['events'])
    expect(fetchTexts.mock.calls).toEqual([
      ['ru', 'shell'],
      ['ru', 'events'],
    ])
    expect(words.get().t('retry')).toBe('shell in ru')
  })

  it('are there in the other language before it is spoken', async () => {
    const words = wordsStore('ru', texts)
    await words.load(['shell'])
    const heard: string[] = []
    words.subscribe(() => heard.push(words.get().t('retry')))
    await words.speak('en')
    expect(heard).toEqual(['shell in en'])
    expect(words.get().language).toBe('en')
  })

  it('stay as they are where the other ones cannot be fetched', async () => {
    const words = wordsStore('ru', (language, namespace) =>
      language === 'en' ? Promise.reject(new Error('offline')) : texts(language, namespace),
    )
    await words.load(['shell'])
    await expect(words.speak('en')).rejects.toThrow('offline')
    expect(words.get().language).toBe('ru')
    expect(words.get().t('retry')).toBe('shell in ru')
  })

  it('that were requested while the language changed are in the new one', async () => {
    const words = wordsStore('ru', texts)
    await words.load(['shell'])
    await Promise.all([words.load(['events']), words.speak('en')])
    expect(words.get().language).toBe('en')
    expect(words.get().t('events:heading')).toBe('events:heading')
    expect((words.get().t as (key: string) => string)('events:retry')).toBe('events in en')
  })
})
