import * as z from 'zod/mini'
import { Gender, ListSettings } from './event.ts'
import { Id } from './scalars.ts'

/** Rules that a session or a distance sets; the others are inherited. */
export const ListRules = z.partial(ListSettings)

/** Increases with every change; sent as `If-Match`. */
const version = z.int()

/** Rules of start lists by level. */
export const EventListRules = z.object({
  event: z.object({ rules: ListSettings, version }),
  sessions: z.array(z.object({ sessionId: Id, number: z.int(), rules: ListRules, version })),
  /** The version is that of the session. */
  distances: z.array(
    z.object({
      distanceId: Id,
      distCode: z.string(),
      gender: Gender,
      session: z.int(),
      rules: ListRules,
      version,
    }),
  ),
})

export type EventListRules = z.output<typeof EventListRules>
