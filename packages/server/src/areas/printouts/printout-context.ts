import type { EventSession } from '@polynya/contract'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { Printout } from './pdf/printout.ts'
import type { PrintoutEvent } from './printouts.store.ts'
import type { Reading } from './reading.ts'

/** What a printout is made from. */
export interface PrintoutContext {
  readonly db: Db
  readonly event: PrintoutEvent
  readonly sessions: readonly EventSession[]
  readonly caller: Caller
  readonly at: Date
  readonly reading: Reading
}

/** The parts of a printout that differ from printout to printout. */
export type PrintoutContent = Pick<Printout, 'title' | 'mark' | 'columns' | 'sections' | 'nothing'> & {
  /** Whether the chief judge and the chief secretary sign it. */
  readonly isSigned: boolean
}

export type MakePrintout = (context: PrintoutContext) => Promise<PrintoutContent>
