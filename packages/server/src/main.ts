/** The server's program: `serve` (by default), `backup <folder>`, `restore <folder>`, `test-restore [folder]`. */

import { join } from 'node:path'
import { testRestore } from './areas/status/test-restore.ts'
import { writeBackup } from './backup/backup.ts'
import { backupsFolder, listBackups } from './backup/backups-folder.ts'
import { BackupError } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore.ts'
import { systemClock } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { type Connection, connectDirectly } from './db/connect.ts'
import { migrateSafely } from './db/upgrade.ts'
import { fileStore } from './files/choose-store.ts'
import { firstAdministratorLink } from './first-administrator.ts'
import { reportFailure, UsageError } from './report-failure.ts'
import { startServer } from './server.ts'
import { stopOnSignals } from './signals.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const COMMANDS = {
  async serve(config) {
    if (config.demo)
      throw new ConfigError(
        'DEMO=1: this program makes no demo federation. `npm start` in a clone of the repository does.',
      )
    const server = await startServer(config)
    stopOnSignals(server)
    say(`Polynya listens on ${server.address}`)
    const link = await firstAdministratorLink(server.deps)
    if (link) say(`The first super administrator begins here, within 24 hours:\n  ${link}`)
  },
  async backup(config, folder) {
    if (!folder) throw new UsageError('Name a folder for the backup: backup <folder>')
    const manifest = await onDatabase(config, ({ db }) =>
      writeBackup(folder, { db, files: fileStore(config), clock: systemClock }),
    )
    say(`Backed up ${sizeOf(manifest)} into ${folder}`)
  },
  async restore(config, folder) {
    if (!folder) throw new UsageError('Name the folder of the backup: restore <folder>')
    const manifest = await onDatabase(config, ({ db }) =>
      restoreBackup(folder, { db, files: fileStore(config) }),
    )
    say(`Restored ${sizeOf(manifest)} from ${folder}; every digest agrees`)
  },
  async 'test-restore'(config, folder) {
    const { dataDir } = config
    const newest = (await listBackups(dataDir)).at(-1)
    const backup = folder ?? (newest && join(backupsFolder(dataDir), newest))
    if (!backup) throw new BackupError(`${backupsFolder(dataDir)} holds no backup: name one`)
    await prepareDataFolder(dataDir)
    const manifest = await testRestore(backup, { dataDir, clock: systemClock })
    say(
      `Restored ${sizeOf(manifest)} of ${backup} into a scratch database; every digest and invariant agrees`,
    )
  },
} as const satisfies Record<string, (config: Config, argument: string | undefined) => Promise<void>>

async function onDatabase<T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
  await prepareDataFolder(config.dataDir)
  const connection = await connectDirectly(config)
  try {
    await migrateSafely(connection, config)
    return await work(connection)
  } finally {
    await connection.close()
  }
}

const sizeOf = ({ tables, files }: Awaited<ReturnType<typeof writeBackup>>) => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows and ${Object.keys(files).length} files`
}

const [name = 'serve', argument] = process.argv.slice(2)
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
  if (!command)
    throw new UsageError(`There is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}`)
  await command(readConfig(process.env), argument)
} catch (problem) {
  reportFailure(problem)
}
