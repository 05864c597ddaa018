/** Texts of the CLI, separate from the browser's namespaces, whose list is part of each page's first load. */

import type { Language } from '@polynya/contract'
import type { Original, Translated } from './catalogue.ts'
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

const HELP_LOADERS = {
  ru: async () => (await import('./ru/commands.ts')).commands,
  en: async () => (await import('./en/commands.ts')).commands,
} as const satisfies Record<Language, () => Promise<object>>

const STATUS_LOADERS = {
  ru: async () => (await import('./ru/status.ts')).status,
  en: async () => (await import('./en/status.ts')).status,
} as const satisfies Record<Language, () => Promise<object>>

const FAULT_LOADERS = {
  ru: async () => (await import('./ru/faults-for-cli.ts')).faultsForCli,
  en: async () => (await import('./en/faults-for-cli.ts')).faultsForCli,
} as const satisfies Record<Language, () => Promise<object>>

const ADMINISTRATION_LOADERS = {
  ru: async () => (await import('./ru/administration.ts')).administration,
  en: async () => (await import('./en/administration.ts')).administration,
} as const satisfies Record<Language, () => Promise<Translated<Original['administration']>>>

/**
 * Loads the `t` of a language for the namespaces `cli`, `errors`, `orders` and `sport`, and of `results` what the desk
 * checks. Help texts are a third of all and seldom shown: `cliHelpWords`.
 */
export const cliWords = async (language: Language): Promise<Translate> =>
  wordsOf(language, await LOADERS[language]())

/** The same with the namespace `commands`: help of commands, arguments, flags and examples. */
export async function cliHelpWords(language: Language): Promise<Translate> {
  const [texts, commands] = await Promise.all([LOADERS[language](), HELP_LOADERS[language]()])
  return wordsOf(language, { ...texts, commands })
}

/** The same as `cliWords` with the namespace `status`, which one command shows. */
export async function cliStatusWords(language: Language): Promise<Translate> {
  const [texts, status] = await Promise.all([LOADERS[language](), STATUS_LOADERS[language]()])
  return wordsOf(language, { ...texts, status })
}

/** Loads the `t` of a language for what imports find wrong in files: `administration:fileImports`, `judgeBank:faults`. */
export const cliFaultWords = async (language: Language): Promise<Translate> =>
  wordsOf(language, await FAULT_LOADERS[language]())

/** Loads the texts of the audit log with the names of rights and scopes, which one command shows. */
export const cliAuditTexts = async (language: Language): Promise<Translated<Original['administration']>> =>
  ADMINISTRATION_LOADERS[language]()

const wordsOf = (language: Language, texts: object) =>
  newI18n({ language, resources: { [language]: { ...texts } }, strict: false }).t as Translate
