import { DIPLOMA_STATES } from '@polynya/domain'
import * as z from 'zod/mini'
import { DiplomaKind } from './diploma.ts'
import { Gender } from './event.ts'
import { JudgeTestCard } from './judge-test.ts'
import { DateOnly, Id, Instant } from './scalars.ts'

const textOrNull = z.nullable(z.string())

const CheckedTest = z.omit(JudgeTestCard, {
  id: true,
  userId: true,
  userEmail: true,
  startTime: true,
  dueTime: true,
  offerId: true,
})

/** What a diploma or a certificate states, and whether the result is still the one that was printed. */
export const CheckedDiploma = z.object({
  diplomaKind: DiplomaKind,
  eventId: Id,
  eventName: textOrNull,
  eventNameEn: textOrNull,
  startDate: z.nullable(DateOnly),
  endDate: z.nullable(DateOnly),
  distCode: z.string(),
  gender: Gender,
  ageGroup: textOrNull,
  firstName: z.string(),
  lastName: z.string(),
  nativeFirstName: textOrNull,
  nativeLastName: textOrNull,
  teamNameRu: textOrNull,
  teamNameEn: textOrNull,
  /** Place and time as they were printed last. */
  place: z.nullable(z.int()),
  time: textOrNull,
  issuedAt: Instant,
  /** When it was printed again with another place or time. */
  reissuedAt: z.nullable(Instant),
  state: z.enum(DIPLOMA_STATES),
})

/** A document with a check code: what it states. Exactly one of its kinds is not null. */
export const CheckedDocument = z.object({
  code: z.string(),
  kind: z.enum(['judgeTest', 'diploma']),
  judgeTest: z.nullable(CheckedTest),
  diploma: z.nullable(CheckedDiploma),
})

export type CheckedDocument = z.output<typeof CheckedDocument>
export type CheckedDiploma = z.output<typeof CheckedDiploma>
