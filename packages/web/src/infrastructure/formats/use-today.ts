import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { useApp } from '../context/app-context.ts'

/** The date in the federation's zone, as the server counts ages. */
export const useToday = (): string => dateInZone(useApp().clock(), DEFAULT_TIME_ZONE)
