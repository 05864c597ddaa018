import type { Language } from '@polynya/i18n'
import { ANNA } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { waitingIn } from '../context/waiting.ts'
import { notificationCentre } from '../notifications/notifications.ts'
import { browserStorage } from '../settings/browser-storage.ts'
import { LANGUAGE_KEY } from '../settings/language.ts'
import { wordsStore } from '../words/words-store.ts'
import { speakAsAccount, speakLanguage } from './change-language.ts'

/** An app that speaks Russian in a browser where nothing has been chosen yet. */
function appIn(texts = async (language: Language): Promise<object> => ({ loadFailed: language })) {
  localStorage.clear()
  const words = wordsStore('ru', texts)
  const timers = { set: () => 0, clear: () => undefined }
  const notifications = notificationCentre(words.get, timers)
  return { words, notifications, waiting: waitingIn(timers), storage: browserStorage(() => localStorage) }
}

const spoken = ({ words }: ReturnType<typeof appIn>) => words.get().language

describe('the language', () => {
  it('is that of the account if none was chosen in this browser', async () => {
    const app = appIn()
    speakAsAccount(app, { ...ANNA, language: 'en' })
    await expect.poll(() => spoken(app)).toBe('en')
  })

  it('that was chosen in this browser stays', () => {
    const app = appIn()
    app.storage.write(LANGUAGE_KEY, 'ru')
    speakAsAccount(app, { ...ANNA, language: 'en' })
    speakAsAccount(app, null)
    expect(spoken(app)).toBe('ru')
  })

  it('stays, and says so, where the words of the other one cannot be fetched', async () => {
    const app = appIn((language) =>
      language === 'en' ? Promise.reject(new Error('offline')) : Promise.resolve({ loadFailed: 'x' }),
    )
    await app.words.load(['shell'])
    expect(await speakLanguage(app, 'en')).toBe(false)
    expect(spoken(app)).toBe('ru')
    expect(app.notifications.shown.get()).toHaveLength(1)
    expect(app.storage.read(LANGUAGE_KEY)).toBeNull()
  })
})
