import { createFormats, type Language } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import type { Words } from '@polynya/ui'

/** Returns the words of a language with the texts of every namespace, for builds and the server. */
export const wordsIn = (language: Language): Words => ({
  language,
  formats: createFormats(language),
  t: translate(language),
})
