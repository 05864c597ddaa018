/** Texts of the CLI, separate from the browser's namespaces, whose list is part of each page's first load. */

import type { Language } from '@polynya/contract'
import type { Original } from './catalogue.ts'
import type { Translate } from './catalogues.ts'
import { newI18n } from './new-i18n.ts'

export type { Translate } from './catalogues.ts'
export { faultText, type LineFault } from './line-fault.ts'

/** A code of an action that `--dry-run` announces. */
export type Action = keyof Original['cli']['actions']

const LOADERS = {
  ru: async () => (await import('./ru/for-cli.ts')).forCli,
  en: async () => (await import('./en/for-cli.ts')).forCli,
} as const satisfies Record<Language, () => Promise<object>>

/** Loads the `t` of a language for the namespaces `cli`, `commands`, `errors`, `orders` and `sport`, and of `administration` what imports report. */
export async function cliWords(language: Language): Promise<Translate> {
  const resources = { [language]: await LOADERS[language]() }
  return newI18n({ language, resources, strict: false }).t as Translate
}
