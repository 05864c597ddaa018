import type { Site } from '@polynya/contract'
import { useApp } from '../context/app-context.ts'
import { useQuery } from './use-query.ts'

/** The address of a site's support, which names an e-mail address or a page. */
export const supportAddress = (support: string) =>
  support.includes('@') && !support.includes(':') ? `mailto:${support}` : support

/** The federation that runs the site; undefined until it is known. */
export const useSite = (): Site | undefined => useQuery(useApp().queries.site).data
