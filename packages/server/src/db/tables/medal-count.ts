import type { Awardee } from '@polynya/domain'

/** Medals and points of a club, region or country at an event, from its published results. */
export interface MedalCountTable {
  event_id: number
  awardee: Awardee
  /** Name of a club, or code of a region or country. */
  name: string
  gold: number
  silver: number
  bronze: number
  points: number
  /** Number of finished results. */
  starts: number
}
