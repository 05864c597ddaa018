/** The printouts of an event, by the names in their addresses. */

import { sessionView } from '../events/sessions/session-view.ts'
import { listSessions } from '../events/sessions/sessions.store.ts'
import { entryList } from './entry-list.ts'
import type { Printout } from './pdf/printout.ts'
import { startListsPrintout } from './printed-start-lists.ts'
import type { MakePrintout, PrintoutContext } from './printout-context.ts'
import { getPrintoutEvent } from './printouts.store.ts'
import { absoluteProtocol, protocol } from './protocols.ts'
import { factsIn, sharedParts, signaturesIn } from './reading.ts'

export const PRINTOUTS = {
  entries: entryList,
  startlists: startListsPrintout,
  protocol,
  absolute: absoluteProtocol,
} as const satisfies Record<string, MakePrintout>

export type PrintoutName = keyof typeof PRINTOUTS

export const isPrintoutName = (name: string): name is PrintoutName => Object.hasOwn(PRINTOUTS, name)

/** Returns a printout of an event that the caller may see, with what the caller may see in it. */
export async function printoutOf(
  name: PrintoutName,
  eventId: number,
  known: Pick<PrintoutContext, 'db' | 'caller' | 'at' | 'reading'>,
): Promise<Printout> {
  const { db, caller, at, reading } = known
  const event = await getPrintoutEvent(db, eventId)
  const sessions = (await listSessions(db, eventId)).map((row) => sessionView(row, event, caller))
  const { isSigned, ...content } = await PRINTOUTS[name]({ ...known, event, sessions })
  return {
    ...sharedParts(reading, event, at),
    ...content,
    facts: factsIn(reading, event, sessions),
    signatures: isSigned ? signaturesIn(reading, sessions) : [],
  }
}
