import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { type Connection, connectDirectly, databaseFolder } from '../db/connect.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { migrations } from '../db/migrations/migrations.ts'
import { migrateSafely } from '../db/upgrade.ts'

type Work<T> = (connection: Connection) => Promise<T>

/** Works on the database of a configuration, without a server: a new one as it is, with no tables, another one migrated. */
export const onDatabase = <T>(config: Config, work: Work<T>): Promise<T> =>
  connected(config, async (connection) => {
    if (!(await isNew(connection))) await migrateSafely(connection, config)
    return work(connection)
  })

const isNew = async ({ db }: Connection) =>
  (await pendingMigrations(db)).length === Object.keys(migrations).length

/**
 * Works on the migrated database of an installation, and creates none: a backup of an empty one looks like a good one.
 * @throws ConfigError naming the variable whose database holds no installation
 */
export async function onInstallation<T>(config: Config, work: Work<T>): Promise<T> {
  if (config.databaseUrl === null) await requireEmbedded(config)
  return connected(config, async (connection) => {
    await requireTables(connection, config)
    await migrateSafely(connection, config)
    return work(connection)
  })
}

async function connected<T>(config: Config, work: Work<T>): Promise<T> {
  await prepareDataFolder(config.dataDir)
  const connection = await connectDirectly(config)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** A file that this user may not see is reported where the data folder is prepared. */
async function requireEmbedded({ dataDir }: Config) {
  const file = join(databaseFolder({ dataDir }), 'PG_VERSION')
  const problem: NodeJS.ErrnoException | undefined = await access(file).catch((problem) => problem)
  if (problem?.code === 'ENOENT') throw noInstallation({ databaseUrl: null, dataDir })
}

async function requireTables(connection: Connection, config: Config) {
  if (await isNew(connection)) throw noInstallation(config)
}

function noInstallation({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  const place =
    databaseUrl === null
      ? `DATA_DIR=${dataDir}: ${databaseFolder({ dataDir })} holds`
      : 'DATABASE_URL: the database holds'
  return new ConfigError(`${place} no installation; set DATA_DIR or DATABASE_URL as the server has them`)
}
