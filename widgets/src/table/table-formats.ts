import {
  createDayFormats,
  createPlaceFormats,
  createPlainNumbers,
  createShortDates,
  type Language,
} from '@polynya/i18n'

/** The formats that every table uses. */
export const tableFormats = (language: Language) => ({
  ...createDayFormats(language),
  ...createShortDates(language),
  ...createPlaceFormats(language),
  ...createPlainNumbers(language),
})
