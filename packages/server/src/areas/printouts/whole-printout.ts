/** Printouts that are ready to print. */

import type { Language } from '@polynya/contract'
import { diplomaKindOf, type PrintoutName } from '@polynya/domain'
import type { Caller } from '../../access/caller.ts'
import type { Deps } from '../../deps.ts'
import type { Printout } from './pdf/printout.ts'
import { backgroundOf, logoOf } from './printed-pictures.ts'
import type { PrintoutFilter } from './printout-filter.ts'
import { printoutOf } from './printouts.ts'
import { readingIn } from './reading.ts'

export type WholePrintoutDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'words' | 'places' | 'config'>

interface Requested {
  readonly name: PrintoutName
  readonly eventId: number
  readonly caller: Caller
  readonly filter: PrintoutFilter
  readonly language: Language
}

/** Returns a printout as the caller sees it now, without pictures. */
export const textPrintout = (
  { name, eventId, ...requested }: Requested,
  deps: WholePrintoutDeps,
): Promise<Printout> =>
  printoutOf(name, eventId, {
    ...requested,
    ...{ db: deps.db, at: deps.clock.now(), words: deps.words, publicUrl: deps.config.publicUrl },
    readingIn: (language) => readingIn(language, deps),
  })

/** Returns a printout as the caller sees it now, with the background of its sheets, or the logo of its event. */
export async function wholePrintout(requested: Requested, deps: WholePrintoutDeps): Promise<Printout> {
  const { name, eventId } = requested
  const printout = await textPrintout(requested, deps)
  const kind = diplomaKindOf(name)
  return kind
    ? { ...printout, background: await backgroundOf(deps, { eventId, kind }) }
    : { ...printout, logo: await logoOf(deps, eventId) }
}
