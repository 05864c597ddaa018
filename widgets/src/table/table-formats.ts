import { createDayFormats, createPlaceFormats, createPlainNumbers, type Language } from '@polynya/i18n'

/** The formats that every table uses. */
export const tableFormats = (language: Language) => ({
  ...createDayFormats(language),
  ...createPlaceFormats(language),
  ...createPlainNumbers(language),
})
