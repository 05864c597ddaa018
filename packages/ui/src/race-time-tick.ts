import { formatRaceTime } from '@polynya/domain'

/** Formats a race time of an axis, whose ticks may lie between hundredths, and at or below zero. */
export const raceTimeTick = (timeCs: number): string => formatRaceTime(Math.max(1, Math.round(timeCs)))
