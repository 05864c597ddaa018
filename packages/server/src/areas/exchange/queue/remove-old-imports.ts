import { LIVES } from '@polynya/domain'
import type { Deps } from '../../../deps.ts'
import { removeImportsBefore } from './file-imports.store.ts'

const STORED_MS = LIVES.fileImportDays * 86_400_000

/** Removes the imports that were completed long ago, with what they found. */
export async function removeOldImports({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await removeImportsBefore(db, new Date(clock.now().getTime() - STORED_MS))
}
