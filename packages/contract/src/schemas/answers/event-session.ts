import { JUDGE_CATEGORIES, OFFICIAL_ROLES } from '@polynya/domain'
import * as z from 'zod/mini'
import { DateOnly, Id, Instant } from './scalars.ts'

const textOrNull = z.nullable(z.string())
const celsiusOrNull = z.nullable(z.number())

export const OfficialRole = z.enum(OFFICIAL_ROLES)
export const JudgeCategory = z.enum(JUDGE_CATEGORIES)

/** An official of a session: a swimmer, an account, or a name only. */
export const SessionOfficial = z.object({
  role: OfficialRole,
  category: z.nullable(JudgeCategory),
  name: z.string(),
  nameEn: textOrNull,
  /** Registry ID; null if not a swimmer. */
  iwsaid: textOrNull,
  /** Address of the account, for administrators only; null if there is none. */
  email: textOrNull,
})

/** A session of an event. */
export const EventSession = z.object({
  id: Id,
  /** From 1; distances refer to it. */
  number: z.int(),
  name: textOrNull,
  nameEn: textOrNull,
  date: z.nullable(DateOnly),
  /** `HH:MM` at the venue. */
  time: textOrNull,
  /** Date and time as an instant. */
  startsAt: z.nullable(Instant),
  /** Degrees Celsius, measured at the session. */
  waterTemp: celsiusOrNull,
  airTemp: celsiusOrNull,
  /** Length of the course; null in open water. */
  courseMetres: z.nullable(z.int()),
  officials: z.array(SessionOfficial),
  /** IDs of its first distances in the order in which they swim; the others follow in the order of the programme. */
  distanceOrder: z.array(Id),
  /** Increases with every change; sent as `If-Match`. */
  version: z.int(),
})

export const EventSessions = z.object({ sessions: z.array(EventSession) })

export type SessionOfficial = z.output<typeof SessionOfficial>
export type EventSession = z.output<typeof EventSession>
