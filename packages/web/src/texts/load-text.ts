import type { Language } from '@polynya/i18n'
import type { Query } from '../api/query-cache.ts'
import { readText, type SiteText } from './read-text.ts'

export const TEXT_NAMES = ['process', 'terms', 'privacy'] as const
export type TextName = (typeof TEXT_NAMES)[number]

type Markdown = () => Promise<{ readonly default: string }>

/** One import a file, so that each is a chunk of its own. */
const FILES: Record<Language, Record<TextName, Markdown>> = {
  ru: {
    process: () => import('./ru/process.md?raw'),
    terms: () => import('./ru/terms.md?raw'),
    privacy: () => import('./ru/privacy.md?raw'),
  },
  en: {
    process: () => import('./en/process.md?raw'),
    terms: () => import('./en/terms.md?raw'),
    privacy: () => import('./en/privacy.md?raw'),
  },
}

/** A text of the site in a language; rejects where it cannot be fetched. */
export const loadText = async (name: TextName, language: Language): Promise<SiteText> =>
  readText((await FILES[language][name]()).default)

/** The query of a text, which is kept like an answer of the API. */
export const textQuery = (name: TextName, language: Language): Query<SiteText> => ({
  key: `text:${name}:${language}`,
  load: () => loadText(name, language),
  isForAll: true,
})
