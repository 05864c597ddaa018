import type { Site } from '@polynya/contract'
import { useQuery } from '../api/use-query.ts'
import { useApp } from './app-context.ts'

/** The federation that runs the site; undefined until it is known. */
export const useSite = (): Site | undefined => useQuery(useApp().queries.site).data
