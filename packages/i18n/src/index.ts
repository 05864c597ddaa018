/** Texts, languages and formats for the browser. `./catalogues` holds all texts at once, `./server` the places. */

export type { Catalogue, Namespace, Original } from './catalogue.ts'
export { createClock } from './clock.ts'
export { createI18n, type LazyI18nOptions } from './create-i18n.ts'
export { createDayFormats, createShortDates } from './day-formats.ts'
export { errorTitle } from './error-title.ts'
export { createFormats, type Formats } from './formats.ts'
export {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  matchLanguage,
  parseAcceptLanguage,
} from './languages.ts'
export { faultText, type LineFault } from './line-fault.ts'
export { createMonthFormats } from './month-formats.ts'
export { createPlaceFormats } from './place-formats.ts'
export { createPlainNumbers } from './plain-numbers.ts'
export { recordParts, recordText } from './record-text.ts'
export { resultParts, resultText } from './result-text.ts'
