import * as z from 'zod/mini'

/** Medals and points of a club, region or country. */
export const MedalRow = z.object({
  place: z.int(),
  name: z.string(),
  gold: z.int(),
  silver: z.int(),
  bronze: z.int(),
  total: z.int(),
  points: z.int(),
  starts: z.int(),
})

export type MedalRow = z.output<typeof MedalRow>
