import { daysBetween } from '@polynya/domain'
import type { Venue } from './venue.ts'

const COLDEST_DAY = 36
const DAYS = 365.25
/** Water under ice stays slightly above freezing and varies from day to day. */
const underIce = (dayOfYear: number) => 0.3 + (dayOfYear % 5) / 10

/** Returns a plausible water temperature at a venue on a date, in degrees Celsius with one decimal. */
export function waterTemperature({ water: [coldest, warmest] }: Pick<Venue, 'water'>, date: string): number {
  const dayOfYear = daysBetween(`${date.slice(0, 4)}-01-01`, date)
  const season = Math.cos(((dayOfYear - COLDEST_DAY) / DAYS) * 2 * Math.PI)
  const celsius = (coldest + warmest) / 2 - ((warmest - coldest) / 2) * season
  return Math.round(Math.max(celsius, underIce(dayOfYear)) * 10) / 10
}
