/** The whole server on a database of its own, without listening: what endpoint tests are written against. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Right } from '@polynya/contract'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { passwords } from '../access/password.ts'
import { buildApp } from '../app.ts'
import { replaceRights } from '../areas/accounts/administration.store.ts'
import { type Clock, randomIds } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import type { Connection } from '../db/connect.ts'
import type { Database } from '../db/schema.ts'
import type { MailTable } from '../db/tables/mail.ts'
import type { Deps } from '../deps.ts'
import { logger } from '../log.ts'
import { assemble, type Borders } from '../server.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { drawHere } from './draw-here.ts'
import { type Headers, injectClient } from './inject-client.ts'

/** The time at which every test starts: a Friday in the season 2025-2026. */
export const TEST_NOW = '2026-01-16T09:00:00Z'

export interface TestClock extends Clock {
  set(at: string): void
  /** Lets time pass. */
  pass(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** @param onMove called after each change of the time */
export function testClock(at = TEST_NOW, onMove = () => {}): TestClock {
  let now = Date.parse(at)
  return {
    now: () => new Date(now),
    set: (next) => {
      now = Date.parse(next)
      onMove()
    },
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
      onMove()
    },
  }
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly db: Database
  readonly connection: Connection
  /** Where a second process finds the same database: a folder, or a PostgreSQL address. */
  readonly place: string
  readonly clock: TestClock
  /** A visitor. */
  readonly visitor: Client
  /** A client with headers of its own. */
  client(headers: Headers): Client
  /** Creates an activated account with these rights. */
  account(rights?: readonly (Right | Right['right'])[]): Promise<TestAccount>
  /** Mails in the outbox to an address, newest first. */
  mailsTo(email: string): Promise<Pick<Selectable<MailTable>, 'subject' | 'text' | 'unsubscribe'>[]>
  stop(): Promise<void>
}

export interface TestAccount {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string }
  readonly client: Client
}

/** Limits are lifted, for tests call faster than people; tests of limits set the factor to 1. */
const LIFTED = '10000'

/** The cheapest that argon2 computes: most of the time of a test would be the hashes of its accounts. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** @param borders what stands in the place of the real thing, such as a gateway that plays a part: `{ gateways: (own) => ({ … }) }` */
export async function testApp(
  env: Record<string, string> = {},
  borders: Pick<Borders, 'gateways' | 'notify' | 'printPdf' | 'replicas'> = {},
  database?: TestDatabase,
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-test-'))
  const { connection, place, drop } = database ?? (await openTestDatabase())
  const config = testConfig(folder, env)
  // Stored answers outlive no change of the time, as they do not when it passes.
  const clock = testClock(TEST_NOW, () => connection.changes.changedAll())
  const log = logger(config)
  const { deps } = assemble(config, connection, {
    ...{ clock, ids: randomIds, log, printPdf: drawHere, passwords: passwords(CHEAP) },
    ...borders,
  })
  await deps.tokens.prepare()
  await deps.push.prepare()
  const app = buildApp(deps, log)
  await app.ready()
  const { db } = connection
  const client = (headers: Headers) => injectClient(app, headers)
  const visitor = client({})
  let accounts = 0
  return {
    app,
    deps,
    db,
    connection,
    place,
    clock,
    visitor,
    client,
    account: (rights = []) => signUp({ db, visitor, client }, `person${++accounts}@polynya.test`, rights),
    mailsTo: (email) => mailsTo(db, email),
    async stop() {
      await app.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the configuration of tests: all data in a folder of their own. */
const testConfig = (folder: string, env: Record<string, string>): Config =>
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: LIFTED,
    MIN_FREE_MB: '0',
    PAYMENTS_SANDBOX: '1',
    WEB_ROOT: folder,
    WIDGETS_ROOT: join(folder, 'widgets'),
    DOCS_ROOT: join(folder, 'docs'),
    PUBLIC_URL: 'http://polynya.test',
    ...env,
  })

type AccountDeps = Pick<TestApp, 'db' | 'visitor' | 'client'>

const PASSWORD = 'ice water 25 m'

async function signUp(
  { db, visitor, client }: AccountDeps,
  email: string,
  rights: readonly (Right | Right['right'])[],
) {
  const names = { firstName: 'Anna', lastName: 'Petrova' }
  const { id } = await visitor.user.signup({ body: { email, password: PASSWORD, ...names, consent: true } })
  const given = rights.map((right) => (typeof right === 'string' ? { right, region: null } : right))
  await db.transaction().execute((tx) => replaceRights(tx, id, given))
  const tokens = await visitor.user.setEmailVerified({ body: { token: await tokenOfMail(db, email) } })
  return {
    id,
    email,
    password: PASSWORD,
    tokens,
    client: client({ authorization: `Bearer ${tokens.accessToken}` }),
  }
}

function mailsTo(db: Database, email: string) {
  return db
    .selectFrom('mail')
    .where('to', '=', email)
    .orderBy('id', 'desc')
    .select(['subject', 'text', 'unsubscribe'])
    .execute()
}

/** The secret in the link of the newest mail to an address. */
export async function tokenOfMail(db: Database, email: string): Promise<string> {
  const [mail] = await mailsTo(db, email)
  const [, token] = /[?&]token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!token) throw new Error(`No link in the newest mail to ${email}`)
  return token
}
