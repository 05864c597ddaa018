import { RECORD_KINDS, RECORD_STATES } from '@polynya/domain'
import * as z from 'zod/mini'

/** A record that a result set or equalled, wherever the result is shown. */
export const RecordMark = z.object({
  kind: z.enum(RECORD_KINDS),
  /** Null of the national record. */
  ageGroup: z.nullable(z.string()),
  state: z.enum(RECORD_STATES),
  /** Whether it shares the record with an earlier time. */
  isEqualled: z.boolean(),
  /** Whether it is the time of the first leg of a relay. */
  isLeadOff: z.boolean(),
})

export type RecordMark = z.output<typeof RecordMark>
