import type { Deps } from '../../deps.ts'
import { forgetPrintouts, removeBytes } from '../../files/stored-file.store.ts'
import { storedSince } from './queued-printout-view.ts'
import { removeOldQueuedPrintouts } from './queued-printouts.store.ts'

/** Removes the queued printouts that were completed a day ago, and their files. */
export async function removeOldPrintouts({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>) {
  const before = storedSince(clock.now())
  const keys = await db.transaction().execute(async (tx) => {
    await removeOldQueuedPrintouts(tx, before)
    return forgetPrintouts(tx, before)
  })
  await removeBytes(files, keys)
}
