import type { TextName } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'
import { readText } from './read-text.ts'

/** A text of the site as it is in force, in a language. */
export const textQuery = ({ site }: Client, name: TextName, lang: Language) =>
  queryOptions({
    queryKey: keys.site.text(name, lang),
    queryFn: async ({ signal }) =>
      readText((await site.text({ params: { name, lang } }, { signal })).markdown),
    ...SAVED_FOR_ALL,
  })
