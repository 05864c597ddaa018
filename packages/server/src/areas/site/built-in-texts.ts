/** The texts that a new installation has, until the federation publishes its own. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language, TextName } from '@polynya/contract'

/** Beside the sources and what is built of them alike. */
const FOLDER = join(import.meta.dirname, '../../../texts')

export const BUILT_IN = { version: 1, label: '2026-11' } as const

const builtInText = (name: TextName, language: Language): Promise<string> =>
  readFile(join(FOLDER, language, `${name}.md`), 'utf8')

/** A built-in text in both languages. */
export async function builtInTexts(name: TextName): Promise<Record<Language, string>> {
  const [ru, en] = await Promise.all([builtInText(name, 'ru'), builtInText(name, 'en')])
  return { ru, en }
}
