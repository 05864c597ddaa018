import type { User } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import type { App } from '../context/app-context.ts'
import { LANGUAGE_KEY, otherLanguage } from '../settings/language.ts'

type Speaking = Pick<App, 'words' | 'storage' | 'notifications' | 'waiting'>

/**
 * Switches to another language and stores it; if its texts cannot be fetched, reports that and stays in the
 * current one.
 * @returns whether the language was switched
 */
export async function speakLanguage(
  { words, storage, notifications, waiting }: Speaking,
  language: Language,
): Promise<boolean> {
  try {
    await waiting.during(words.speak(language))
    storage.write(LANGUAGE_KEY, language)
    return true
  } catch {
    notifications.tell({ tone: 'bad', say: (t) => ({ text: t('loadFailed') }) }, 'notification')
    return false
  }
}

/** Switches to the other language; a signed-in user's e-mails use it, too. */
export async function changeLanguage(app: Speaking & Pick<App, 'client' | 'queryClient' | 'queries'>) {
  const { client, queryClient, queries, words } = app
  const language = otherLanguage(words.get().language)
  if (!(await speakLanguage(app, language)) || !client.session.user) return
  try {
    await client.user.updateSettings({ body: { language } })
    if (queryClient.getQueryData(queries.settings.queryKey))
      await queryClient.invalidateQueries(queries.settings)
  } catch {
    // The page speaks it all the same; the settings tell what the account keeps.
  }
}

/** Switches to the language of the signed-in user, if none was chosen in this browser. */
export function speakAsAccount(app: Speaking, user: User | null) {
  if (user && app.storage.read(LANGUAGE_KEY) === null && user.language !== app.words.get().language) {
    void speakLanguage(app, user.language)
  }
}
