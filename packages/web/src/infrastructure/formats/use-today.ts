import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { useApp } from '../context/app-context.ts'
import { useSite } from '../queries/site.ts'

/** The date in the federation's zone, as the server counts ages; in the default one until the site is known. */
export const useToday = (): string => dateInZone(useApp().clock(), useSite()?.timeZone ?? DEFAULT_TIME_ZONE)
