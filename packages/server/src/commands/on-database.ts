import type { Config } from '../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { type Connection, connectDirectly } from '../db/connect.ts'
import { migrateSafely } from '../db/upgrade.ts'

/** Works on the migrated database of a configuration, without a server. */
export async function onDatabase<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  await prepareDataFolder(config.dataDir)
  const connection = await connectDirectly(config)
  try {
    await migrateSafely(connection, config)
    return await work(connection)
  } finally {
    await connection.close()
  }
}
