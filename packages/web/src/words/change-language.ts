import type { User } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import type { App } from '../app/app-context.ts'
import { LANGUAGE_KEY, otherLanguage } from '../settings/language.ts'

type Speaking = Pick<App, 'words' | 'kept' | 'notifications' | 'waiting'>

/**
 * Speaks another language and keeps it; where its words cannot be fetched, says so and goes on as before.
 * @returns whether it is spoken
 */
export async function speakLanguage(
  { words, kept, notifications, waiting }: Speaking,
  language: Language,
): Promise<boolean> {
  try {
    await waiting.during(words.speak(language))
    kept.write(LANGUAGE_KEY, language)
    return true
  } catch {
    notifications.tell({ tone: 'bad', say: (t) => ({ text: t('loadFailed') }) }, 'notification')
    return false
  }
}

/** Speaks the other language; whoever is signed in gets their letters in it, too. */
export async function changeLanguage(app: Speaking & Pick<App, 'client' | 'cache' | 'queries'>) {
  const { client, cache, queries, words } = app
  const language = otherLanguage(words.get().language)
  if (!(await speakLanguage(app, language)) || !client.session.user) return
  try {
    await client.user.updateSettings({ body: { language } })
    if (cache.read(queries.settings).data) await cache.reload(queries.settings)
  } catch {
    // The page speaks it all the same; the settings tell what the account keeps.
  }
}

/** Speaks the language of whoever has signed in, where nobody has chosen one in this browser. */
export function speakAsAccount(app: Speaking, user: User | null) {
  if (user && app.kept.read(LANGUAGE_KEY) === null && user.language !== app.words.get().language) {
    void speakLanguage(app, user.language)
  }
}
