import type { TextName } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import { readText, type SiteText } from './read-text.ts'

/** A text of the site as it is in force, in a language. */
export const textQuery = ({ site }: Client, name: TextName, lang: Language): Query<SiteText> => ({
  key: `site.text:${name}:${lang}`,
  load: async (signal) => readText((await site.text({ params: { name, lang } }, { signal })).markdown),
  isForAll: true,
})
