import * as z from 'zod/mini'
import { Gender, WaterCategory } from './event.ts'
import { RankedSwimmer } from './ranking.ts'
import { RecordMark } from './record-mark.ts'
import { DateOnly, Id, Instant } from './scalars.ts'

const textOrNull = z.nullable(z.string())

/** A time that set or equalled a record of the federation. */
export const FederationRecord = z.object({
  id: Id,
  ...RecordMark.shape,
  distCode: z.string(),
  gender: Gender,
  /** `mm:ss.hh`. */
  time: z.string(),
  waterCat: z.nullable(WaterCategory),
  date: DateOnly,
  isCurrent: z.boolean(),
  /** Null of a relay team. */
  swimmer: z.nullable(RankedSwimmer),
  team: z.nullable(z.object({ teamId: z.string(), teamNameRu: z.string(), teamNameEn: z.string() })),
  event: z.object({ id: Id, name: z.string(), nameEn: textOrNull }),
  /** Of the decision; only for those who may decide. */
  note: textOrNull,
  decidedAt: z.nullable(Instant),
  /** Increases with every decision; sent as `If-Match`. */
  version: z.int(),
  canDecide: z.boolean(),
})

export type FederationRecord = z.output<typeof FederationRecord>
