/** The data folder, checked before anything in it is opened: what is not writable would fail later, and elsewhere. */

import { constants } from 'node:fs'
import { access, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { databaseFolder } from './db/connect.ts'

/**
 * Creates the data folder where there is none.
 * @throws ConfigError naming the first file or folder that this process may not write: the data folder, a folder in
 *   it, or a file of the embedded database
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await orRefuse(dataDir, dataDir, () => mkdir(dataDir, { recursive: true }))
  for (const path of [
    dataDir,
    ...(await pathsIn(dataDir)),
    ...(await pathsIn(databaseFolder({ dataDir }), true)),
  ])
    await orRefuse(dataDir, path, () => access(path, constants.W_OK))
}

/** Returns nothing for a folder that is missing or not readable, which is reported where it is checked itself. */
async function pathsIn(folder: string, recursive = false): Promise<string[]> {
  const names = await readdir(folder, { recursive }).catch(() => [])
  return names.map((name) => join(folder, name))
}

async function orRefuse(dataDir: string, path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    throw new ConfigError(
      `DATA_DIR=${dataDir}: ${path} cannot be written to (${code}). The folder and all that is in it must belong to the user of the server, also after a command by root.`,
    )
  }
}
