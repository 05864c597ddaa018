import type { Language } from '@polynya/contract'
import type { Deps } from '../../deps.ts'
import type { EntryRow } from './entries.store.ts'

/** The columns of an entry that an e-mail shows. */
export type Entered = Pick<
  EntryRow,
  'first_name' | 'last_name' | 'native_first_name' | 'native_last_name' | 'dist_code'
>

/** Returns the swimmer and the distance of an entry in a language, as e-mails show them. */
export function entryText(entry: Entered, language: Language, { words }: Pick<Deps, 'words'>): string {
  const name = `${entry.native_first_name ?? entry.first_name} ${entry.native_last_name ?? entry.last_name}`
  const latin = `${entry.first_name} ${entry.last_name}`
  return `${language === 'ru' ? name : latin}: ${words[language](`sport:distances.${entry.dist_code}.name`)}`
}
