import { isTenth } from '@polynya/domain'
import * as z from 'zod/mini'
import { JudgeCategory, OfficialRole } from '../answers/event-session.ts'
import { DateOnly, holds, Id, IdParam, RegistryId, range, TimeOfDay, text } from './scalars.ts'

const orNull = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))
const celsius = (min: number, max: number) =>
  z
    .number({ error: 'not_a_number' })
    .check(
      z.gte(min, { error: 'too_small' }),
      z.lte(max, { error: 'too_large' }),
      holds(isTenth, 'wrong_format'),
    )

/** An official: a swimmer by registry ID, an account by e-mail address, or a name only. */
const SessionOfficialInput = z.strictObject({
  role: OfficialRole,
  category: z.nullable(JudgeCategory),
  name: text([2, 120]),
  nameEn: orNull(text([2, 120])),
  iwsaid: orNull(RegistryId),
  email: orNull(z.email({ error: 'not_an_email' })),
})

/** Fields of a session; omitted ones are unchanged, or empty in a new session. Officials are replaced whole. */
export const EventSessionUpdate = z.strictObject({
  name: orNull(text([1, 120])),
  nameEn: orNull(text([1, 120])),
  date: orNull(DateOnly),
  time: orNull(TimeOfDay),
  waterTemp: orNull(celsius(-3, 40)),
  airTemp: orNull(celsius(-60, 50)),
  courseMetres: orNull(range(10, 100)),
  officials: z.optional(z.array(SessionOfficialInput).check(z.maxLength(200, { error: 'too_long' }))),
  distanceOrder: z.optional(z.array(Id).check(z.maxLength(200, { error: 'too_long' }))),
})

/** A new session; its number is the next free one by default. */
export const EventSessionCreate = z.extend(EventSessionUpdate, { number: z.optional(range(1, 50)) })

export const EventSessionParams = z.object({ id: IdParam, sessionId: IdParam })

export type EventSessionUpdate = z.input<typeof EventSessionUpdate>
export type EventSessionCreate = z.input<typeof EventSessionCreate>
