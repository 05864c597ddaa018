/** Creates a separate database for every test file, of the kind that the project names. */

import { randomBytes } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, connect, databaseFolder, embedded } from '../db/connect.ts'
import { folderForTests } from './folder.ts'

export type Driver =
  | { readonly kind: 'embedded'; readonly template: string }
  | { readonly kind: 'postgres'; readonly server: string; readonly template: string }

declare module 'vitest' {
  interface ProvidedContext {
    driver: Driver
  }
}

export interface TestDatabase {
  readonly connection: Connection
  /** Where a second process would find the same database: a folder, or a PostgreSQL address. */
  readonly place: string
  drop(): Promise<void>
}

/** @param empty without even the migrations; PostgreSQL only */
export async function openTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const driver = inject('driver')
  if (driver.kind === 'embedded') return copyEmbedded(driver.template)
  return createFromTemplate(driver.server, empty ? 'template0' : driver.template)
}

async function copyEmbedded(template: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(folderForTests(), 'polynya-db-'))
  // In one call, which takes a tenth of the time of its asynchronous twin.
  cpSync(template, folder, { recursive: true })
  const connection = await embedded(folder)
  const drop = async () => {
    await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { connection, place: folder, drop }
}

/**
 * Copies the migrated embedded database into a data folder: a program that starts in an empty one needs several seconds to
 * make it. Does nothing on PostgreSQL.
 */
export function fillDataFolder(dataDir: string) {
  const driver = inject('driver')
  if (driver.kind === 'embedded') cpSync(driver.template, databaseFolder({ dataDir }), { recursive: true })
}

async function createFromTemplate(server: string, template: string): Promise<TestDatabase> {
  const name = `polynya_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} template ${template}`)
  const place = server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
  const connection = await connect({ databaseUrl: place, dataDir: '' })
  const drop = async () => {
    await connection.close()
    await administer(server, `drop database ${name} with (force)`)
  }
  return { connection, place, drop }
}

async function administer(server: string, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
