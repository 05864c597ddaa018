import * as z from 'zod/mini'
import { Id, Instant } from './scalars.ts'

/** A distance whose results are published. */
export const PublishedDistance = z.object({
  distanceId: Id,
  distCode: z.string(),
  gender: z.literal([0, 1, 2]),
  state: z.enum(['preliminary', 'official']),
  /** When they were published last. */
  publishedAt: Instant,
})
