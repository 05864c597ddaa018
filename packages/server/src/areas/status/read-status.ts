import type { NewestBackup } from '../../backup/backups-folder.ts'
import { pendingMigrations } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/migrations.ts'
import type { Deps } from '../../deps.ts'
import { freeBytes } from '../../free-bytes.ts'
import { listErrors } from '../../http/server-errors.store.ts'
import { readVersion } from '../../version.ts'
import { latestRestoreTest } from './restore-tests.store.ts'
import type { StatusWithoutFindings } from './state-of.ts'
import { countUnanswered, readDatabase } from './status.store.ts'
import { countJobs, countMails, countWebhooks } from './waiting.store.ts'

const MOST_ERRORS = 50
const DAY_MS = 86_400_000
const UNANSWERED_AFTER_MS = 15 * 60_000

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)

/** Reads the state of the installation; that of the process is the answering one's. */
export async function readStatus(
  deps: Deps,
  backups: NewestBackup,
  at: Date,
): Promise<StatusWithoutFindings> {
  const { db, config, driver, pool, replicas } = deps
  const { waiting, ageSeconds } = await countMails(db, at)
  const jobs = await countJobs(db)
  const webhooks = await countWebhooks(db, at)
  const errors = await listErrors(db, before(at, DAY_MS), MOST_ERRORS)
  const restored = await latestRestoreTest(db)
  const isEmbedded = driver === 'embedded'
  return {
    at: at.toISOString(),
    version: readVersion(),
    node: process.versions.node,
    startedAt: before(at, process.uptime() * 1000).toISOString(),
    database: {
      driver,
      ...(await readDatabase(db)),
      connections: pool.totalCount,
      waiting: pool.waitingCount,
      ...replicasOf(replicas),
    },
    migrations: { latest: Object.keys(migrations).at(-1) ?? '', pending: await pendingMigrations(db) },
    jobs: jobs.map((job) => ({ ...job, ageSeconds: job.ageSeconds && Math.round(job.ageSeconds) })),
    mails: { isSent: config.smtpUrl !== null, waiting, ageSeconds: Math.round(ageSeconds) },
    webhooks: { ...webhooks, ageSeconds: Math.round(webhooks.ageSeconds) },
    disk: { freeBytes: await freeBytes(config.dataDir), requiredBytes: config.minFreeMb * 1_000_000 },
    backups: {
      everyHours: isEmbedded && config.backupEveryHours > 0 ? config.backupEveryHours : null,
      count: backups.count,
      newestAt: backups.newestAt?.toISOString() ?? null,
      restoreTest: restored
        ? { at: restored.at.toISOString(), backup: restored.backup, problem: restored.problem }
        : null,
    },
    gateways: await gatewaysOf(deps, at),
    errors: {
      total: errors.total,
      latest: errors.latest.map(({ at: happenedAt, call, request_id, fault }) => ({
        ...{ at: happenedAt.toISOString(), call, requestId: request_id, fault },
      })),
    },
  }
}

function replicasOf(replicas: Deps['replicas']) {
  const states = replicas?.states() ?? []
  return {
    replicas: states.map(({ name, condition, lagMs }) => ({
      ...{ name, condition, lagSeconds: lagMs === null ? null : Math.round(lagMs / 1000) },
    })),
    visitorReads: replicas?.counts() ?? null,
  }
}

/** The configured gateways, and others that still have something open. */
async function gatewaysOf({ db, gateways }: Deps, at: Date) {
  const unanswered = await countUnanswered(db, before(at, UNANSWERED_AFTER_MS))
  const counts = new Map<string, number>(Object.values(gateways).map(({ name }) => [name, 0]))
  for (const { gateway, count } of unanswered) counts.set(gateway, count)
  return [...counts].map(([name, count]) => ({ name, unanswered: count }))
}
