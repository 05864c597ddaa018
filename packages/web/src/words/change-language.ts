import type { App } from '../app/app-context.ts'
import { LANGUAGE_KEY, otherLanguage } from '../settings/language.ts'

/** Speaks the other language and keeps it; where its words cannot be fetched, says so and goes on as before. */
export async function changeLanguage({
  words,
  kept,
  notifications,
  waiting,
}: Pick<App, 'words' | 'kept' | 'notifications' | 'waiting'>) {
  const next = otherLanguage(words.get().language)
  try {
    await waiting.during(words.speak(next))
    kept.write(LANGUAGE_KEY, next)
  } catch {
    notifications.tell({ tone: 'bad', say: (t) => ({ text: t('loadFailed') }) }, 'notification')
  }
}
