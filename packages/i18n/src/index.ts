/** Texts, languages and formats for the browser. `./catalogues` holds all texts at once, `./server` the places. */

export type { Catalogue, Namespace, Original } from './catalogue.ts'
export { addNamespaces, changeLanguage, createI18n } from './create-i18n.ts'
export { errorTitle } from './error-title.ts'
export { createFormats, type Formats } from './formats.ts'
export {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  matchLanguage,
  parseAcceptLanguage,
} from './languages.ts'
export { createLightFormats } from './light-formats.ts'
export { loadNamespace } from './load-namespace.ts'
