/** Gauges of what is stored in the database: the same in every process, so that panels show their maximum. */

import type { Gauge, Registry } from 'prom-client'
import { countAllOpenPlaces } from '../areas/places/places.store.ts'
import { NEW_ORDER } from '../areas/places/places-view.ts'
import { freePlaces } from '../areas/places/stock.ts'
import { latestRestoreTest } from '../areas/status/restore-tests.store.ts'
import { countHolds, countJobs, countMails, countWebhooks } from '../areas/status/waiting.store.ts'
import { newestBackup } from '../backup/backups-folder.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Connection } from '../db/connect.ts'
import type { Database } from '../db/schema.ts'

/** A scraper waits for ten seconds by default. */
const PATIENCE_MS = 4_000

export interface DatabaseGauges {
  /** Reads the database. If it does not respond, its gauges have no value but `polynya_database_up`, which is 0. */
  refresh(): Promise<void>
}

export type Prom = typeof import('prom-client')

interface Read {
  readonly connection: Connection
  readonly clock: Clock
  readonly config: Pick<Config, 'dataDir'>
}

export function databaseGauges(
  prom: Prom,
  registry: Registry,
  { connection: { db }, clock, config: { dataDir } }: Read,
): DatabaseGauges {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new prom.Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('polynya_database_up', '1 if the database responds')
  const jobs = gauge('polynya_jobs', 'Jobs by name and state', ['job', 'state'])
  const jobAge = gauge('polynya_job_age_seconds', 'Age of the oldest job that is due or running', ['job'])
  const mails = gauge('polynya_mails_waiting', 'E-mails that wait to be sent')
  const mailAge = gauge('polynya_mail_age_seconds', 'Age of the oldest e-mail that waits to be sent')
  const webhooks = gauge(
    'polynya_webhooks',
    'Webhooks by state: enabled, of these failing, disabled because of their receivers',
    ['state'],
  )
  const deliveries = gauge('polynya_webhook_deliveries_waiting', 'Deliveries of webhooks that wait')
  const deliveryAge = gauge(
    'polynya_webhook_delivery_age_seconds',
    'Age of the delivery of a webhook that has been due for the longest time',
  )
  const holds = gauge('polynya_holds', 'Places that are held for unpaid orders')
  const places = gauge('polynya_places_left', 'Free places of events that are open for entries', [
    'event',
    'distance',
  ])
  const backup = gauge(
    'polynya_backup_timestamp_seconds',
    'When the newest backup of the server was made; 0: none',
  )
  const restoreTest = gauge(
    'polynya_restore_test_timestamp_seconds',
    'When a backup was last restored as a test; 0: never',
  )
  const restoreFailed = gauge('polynya_restore_test_failed', '1 if the last test of a restore failed')
  const all: readonly Gauge<string>[] = [
    ...[jobs, jobAge, mails, mailAge, webhooks, deliveries, deliveryAge, holds, places],
    ...[backup, restoreTest, restoreFailed],
  ]

  function show(state: DatabaseState) {
    for (const { name, state: of, count, ageSeconds } of state.jobs) {
      jobs.set({ job: name, state: of }, count)
      if (ageSeconds !== null) jobAge.set({ job: name }, ageSeconds)
    }
    mails.set(state.mails.waiting)
    mailAge.set(state.mails.ageSeconds)
    const { waiting, ageSeconds, ...counts } = state.webhooks
    for (const [of, count] of Object.entries(counts)) webhooks.set({ state: of }, count)
    deliveries.set(waiting)
    deliveryAge.set(ageSeconds)
    holds.set(state.holds)
    for (const row of state.places) {
      const free = freePlaces(row, NEW_ORDER)
      if (free !== null) places.set({ event: row.eventId, distance: row.distanceId }, free)
    }
    const { newestBackupAt, lastRestore } = state
    if (newestBackupAt) backup.set(secondsOf(newestBackupAt))
    if (lastRestore) restoreTest.set(secondsOf(lastRestore.at))
    restoreFailed.set(lastRestore?.problem ? 1 : 0)
  }

  return {
    async refresh() {
      const state = await orNull(readState(db, dataDir, clock.now()))
      for (const each of all) each.reset()
      up.set(state === null ? 0 : 1)
      if (state) show(state)
    },
  }
}

type DatabaseState = Awaited<ReturnType<typeof readState>>

const secondsOf = (at: Date) => at.getTime() / 1000

async function readState(db: Database, dataDir: string, now: Date) {
  const jobs = await countJobs(db)
  const mails = await countMails(db, now)
  const webhooks = await countWebhooks(db, now)
  const holds = await countHolds(db, now)
  const places = await countAllOpenPlaces(db, now)
  const lastRestore = await latestRestoreTest(db)
  const { newestAt: newestBackupAt } = await newestBackup(dataDir)
  return { jobs, mails, webhooks, holds, places, lastRestore, newestBackupAt }
}

/** Resolves with null if the work fails or takes too long. */
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, PATIENCE_MS, null)
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}
