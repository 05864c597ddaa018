import type { OfferFees, OfferKind } from '@polynya/contract'
import type { ColumnType, Generated } from 'kysely'
import type * as z from 'zod/mini'

/** A set of distances sold together. */
export interface OfferTable {
  id: Generated<number>
  event_id: number
  kind: z.output<typeof OfferKind>
  name: string
  name_en: string | null
  reg_start_at: Date | null
  reg_end_at: Date | null
  slot_limit: number | null
  reserved: number
  position: number
  /** Null costs nothing. */
  fees: ColumnType<OfferFees | null, string | null | undefined, string | null>
}
