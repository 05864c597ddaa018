import type { Language } from '@polynya/contract'
import type { Deps } from '../../deps.ts'
import { type SwimmerNames, swimmerName } from '../../mail/swimmer-name.ts'
import type { EntryRow } from './entries.store.ts'

/** The columns of an entry that an e-mail shows. */
export type Entered = SwimmerNames & Pick<EntryRow, 'dist_code'>

/** Returns the swimmer and the distance of an entry in a language, as e-mails show them. */
export function entryText(entry: Entered, language: Language, { words }: Pick<Deps, 'words'>): string {
  return `${swimmerName(entry, language)}: ${words[language](`sport:distances.${entry.dist_code}.name`)}`
}
