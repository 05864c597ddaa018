import type { Language, Namespace } from '@polynya/i18n'
import { describe, expect, it } from 'vitest'
import { wordsStore } from './words-store.ts'

const texts = async (language: Language, namespace: Namespace) => ({ retry: `${namespace} in ${language}` })

describe('the words', () => {
  it('change when texts arrive', async () => {
    const words = wordsStore('ru', texts)
    const seen: string[] = []
    words.subscribe(() => seen.push(words.get().t('retry')))
    await words.load(['shell'])
    await words.load(['shell'])
    expect(seen).toEqual(['shell in ru'])
  })

  it('change with the language, when its texts have arrived', async () => {
    const words = wordsStore('ru', texts)
    await words.load(['shell'])
    const seen: string[] = []
    words.subscribe(() => seen.push(words.get().t('retry')))
    await words.speak('en')
    expect(seen).toEqual(['shell in en'])
    expect(words.get().language).toBe('en')
    expect(words.get().formats.number(1200)).toBe('1,200')
  })

  it('stay as they are if the texts of the new language cannot be fetched', async () => {
    const words = wordsStore('ru', (language, namespace) =>
      language === 'en' ? Promise.reject(new Error('offline')) : texts(language, namespace),
    )
    await words.load(['shell'])
    const before = words.get()
    await expect(words.speak('en')).rejects.toThrow('offline')
    expect(words.get()).toBe(before)
  })

  it('show the key of a text that is not loaded', async () => {
    const words = wordsStore('ru', texts)
    await words.load(['shell'])
    expect(words.get().t('events:heading')).toBe('events:heading')
  })
})
