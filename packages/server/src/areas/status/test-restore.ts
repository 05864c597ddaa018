/** Restores a backup into a scratch database, which proves that it can be. */

import { BackupError, type Manifest } from '../../backup/manifest.ts'
import { restoreBackup } from '../../backup/restore.ts'
import type { Clock } from '../../clock.ts'
import { connect } from '../../db/connect.ts'
import { fileStore } from '../../files/choose-store.ts'
import { inScratchFolder } from '../../files/scratch.ts'
import { brokenInvariants } from '../orders/invariants.store.ts'

interface Scratch {
  /** The folder in which a scratch folder is made, and removed afterwards. */
  readonly dataDir: string
  readonly clock: Clock
}

/**
 * Restores a backup into an embedded scratch database, checks every digest and the invariants of places, orders and money.
 * The database of the installation is neither read nor locked.
 * @throws BackupError if the backup cannot be restored, or restores a database that breaks an invariant
 */
export function testRestore(backup: string, { dataDir, clock }: Scratch): Promise<Manifest> {
  return inScratchFolder(dataDir, async (scratch) => {
    const connection = await connect({ databaseUrl: null, dataDir: scratch })
    try {
      const files = fileStore({ filesUrl: null, dataDir: scratch })
      const manifest = await restoreBackup(backup, { db: connection.db, files })
      const broken = Object.keys(await brokenInvariants(connection.db, clock.now()))
      if (broken.length > 0) throw new BackupError(`The restored data are inconsistent: ${broken.join('; ')}`)
      return manifest
    } finally {
      await connection.close()
    }
  })
}

/** The number of rows of a backup. */
export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
