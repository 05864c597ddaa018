/** A running server: the database open and migrated, jobs at work, the app listening. */

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { translate } from '@polynya/i18n/catalogues'
import { createPlaces } from '@polynya/i18n/server'
import type { FastifyInstance } from 'fastify'
import { accessTokens } from './access/access-token.ts'
import { identifier } from './access/identify.ts'
import { type Passwords, passwords } from './access/password.ts'
import { buildApp } from './app.ts'
import { settlePayment } from './areas/payments/settle-payment.ts'
import { type PrintPdf, pdfPrinter } from './areas/printouts/pdf/print.ts'
import { type Clock, type Ids, randomIds, systemClock } from './clock.ts'
import { coalescing } from './coalesced.ts'
import type { Config } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { type Connection, connect } from './db/connect.ts'
import { directly, listeningUrl } from './db/directly.ts'
import { openReplicas, type Replicas } from './db/replicas.ts'
import { shareChanges } from './db/shared-changes.ts'
import { tracedStatements } from './db/traced-statements.ts'
import { migrateSafely } from './db/upgrade.ts'
import type { Deps } from './deps.ts'
import { fileStore } from './files/choose-store.ts'
import { storageGuard } from './files/storage-guard.ts'
import { drain } from './http/drain.ts'
import { errorLog } from './http/error-log.ts'
import { rateLimiter } from './http/rate-limiter.ts'
import { admissionsJob } from './jobs/admissions.ts'
import { queueAfterChanges } from './jobs/after-changes.ts'
import { backupJob } from './jobs/backups.ts'
import { entrantJobs } from './jobs/entrants.ts'
import { fileImportJobs, IMPORT_AFTER } from './jobs/file-imports.ts'
import { followingJobs } from './jobs/following.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import { type JobKind, type Jobs, jobs } from './jobs/jobs.ts'
import { dispatchBy, sendMailJob } from './jobs/mails.ts'
import { orderJobs } from './jobs/orders.ts'
import { PRINT_AFTER, printoutJobs } from './jobs/printouts.ts'
import { PUBLISH_AFTER, publicationsJob } from './jobs/publications.ts'
import { PUSH_AFTER, pushJob } from './jobs/push.ts'
import { restoreTestJob } from './jobs/restore-tests.ts'
import { standingsJobs } from './jobs/standings.ts'
import { tidyJob } from './jobs/tidying.ts'
import { QUEUE_AFTER, SEND_AFTER, webhookJobs } from './jobs/webhooks.ts'
import { orListenProblem } from './listen-problem.ts'
import { eventStreams } from './live/event-streams.ts'
import { liveFeeds } from './live/live-feeds.ts'
import { type Logger, logger } from './log.ts'
import { mailer } from './mail/mailer.ts'
import { smtpTransport } from './mail/smtp.ts'
import { countingFailures } from './metrics/counting-failures.ts'
import { type Metrics, openMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { webhookSender } from './outbound/webhook-sender.ts'
import { chooseGateways } from './payments/choose-gateways.ts'
import type { Gateways, Notify } from './payments/gateway.ts'
import { observedGateways } from './payments/observed-gateways.ts'
import { pushSender } from './push/push-sender.ts'
import { tracedPush, tracedRequests, tracedTransport, tracedWebhooks } from './traced-calls.ts'
import type { Traces } from './traces/traces.ts'
import { readVersion } from './version.ts'

export interface Server {
  readonly deps: Deps
  readonly app: FastifyInstance
  readonly connection: Connection
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly address: string
  /** Where metrics are served; null is nowhere. */
  readonly metricsAddress: string | null
  /** Completes pending responses and running jobs, then closes the database. */
  stop(): Promise<void>
}

/** What tests and the demo put in the place of the real thing. */
export interface Borders {
  readonly clock?: Clock
  readonly ids?: Ids
  readonly log?: Logger
  /** Takes the place of the configured gateways, or of some of what they do. */
  readonly gateways?: (configured: Gateways) => Gateways
  readonly notify?: Notify
  readonly passwords?: Passwords
  readonly printPdf?: PrintPdf
  readonly replicas?: Replicas | null
  readonly traces?: Traces | null
}

/** Opens, migrates, and listens. Where a step fails, what was opened before it is closed. */
export async function startServer(given: Config, borders: Borders = {}): Promise<Server> {
  const config = given.port === 0 ? await onFreePort(given) : given
  const opened = openedParts()
  try {
    return await openServer(config, borders, opened)
  } catch (problem) {
    await opened.close()
    throw problem
  }
}

/** Parts of the server, closed in reverse of the order in which they were opened. */
function openedParts() {
  const closers: (() => unknown)[] = []
  return {
    add: (close: () => unknown) => void closers.push(close),
    async close() {
      for (const close of closers.splice(0).reverse()) await close()
    },
  }
}

async function openServer(
  config: Config,
  borders: Borders,
  opened: ReturnType<typeof openedParts>,
): Promise<Server> {
  const { log, traces } = await openLog(config, borders.log)
  opened.add(() => traces?.stop())
  await prepareDataFolder(config.dataDir)
  const connection = await connect(config, traces && tracedStatements(traces))
  opened.add(() => connection.close())
  await directly(config, connection, (direct) => migrateSafely(direct, config))
  const { replicaUrls, host, port } = config
  const replicas = replicaUrls.length > 0 ? await openReplicas(replicaUrls, connection, log) : null
  opened.add(() => replicas?.stop())
  const metrics = await metricsOf(config, connection, { ...borders, replicas })
  const { deps, work } = assemble(config, connection, {
    ...borders,
    ...{ log, replicas, traces },
    ...observed(borders, metrics, traces),
  })
  opened.add(() => deps.errors.stop())
  const readiness = { serving: true }
  const app = buildApp(deps, log, { readiness, metrics, traces })
  await deps.tokens.prepare()
  await deps.push.prepare()
  const listening = listeningUrl(config)
  const shared = listening ? shareChanges(listening, connection.pool, connection.changes) : null
  opened.add(() => shared?.stop())
  opened.add(() => work.stop())
  await work.start()
  for (const after of JOBS_AFTER_CHANGES)
    opened.add(
      queueAfterChanges(connection, { work, ...after }, (problem) => log.error({ err: problem }, after.job)),
    )
  const scraped =
    metrics &&
    config.metrics &&
    (await orListenProblem(
      { variable: 'METRICS_PORT', host, port: config.metrics.port },
      serveMetrics(metrics, { ...config.metrics, host }),
    ))
  opened.add(() => scraped?.stop())
  opened.add(() => app.close())
  const address = await orListenProblem({ variable: 'PORT', host, port }, app.listen({ port, host }))
  const stop = async () => {
    readiness.serving = false
    await drain(app)
    await opened.close()
  }
  return { deps, app, connection, address, metricsAddress: scraped?.address ?? null, stop }
}

const JOBS_AFTER_CHANGES = [PUSH_AFTER, PUBLISH_AFTER, PRINT_AFTER, IMPORT_AFTER, QUEUE_AFTER, SEND_AFTER]

async function metricsOf(
  config: Config,
  connection: Connection,
  { clock = systemClock, replicas = null }: Borders,
) {
  return config.metrics && openMetrics({ config, connection, clock, version: readVersion(), replicas })
}

/** Requests to gateways are counted with metrics, and spans with traces. */
function observed(
  { gateways = asConfigured }: Borders,
  metrics: Metrics | null,
  traces: Traces | null,
): Pick<Borders, 'gateways'> {
  const observers = [
    ...(metrics ? [countingFailures(metrics.countGatewayFailure)] : []),
    ...(traces ? [tracedRequests(traces)] : []),
  ]
  return { gateways: (configured) => observers.reduce(observedGateways, gateways(configured)) }
}

/** Opens the log, and traces if they are configured: a line of traced work then names its trace. */
async function openLog(
  config: Config,
  given: Logger | undefined,
): Promise<{ log: Logger; traces: Traces | null }> {
  if (!config.traces) return { log: given ?? logger(config), traces: null }
  const { openTraces } = await import('./traces/otlp-traces.ts')
  const log = given ?? logger(config, () => traces.logFields())
  const traces = openTraces(config.traces, log)
  return { log, traces }
}

/** Port 0 takes a free one; links in mails must know which before anything listens. */
async function onFreePort(config: Config): Promise<Config> {
  const probe = createServer()
  const { host, port: any } = config
  await orListenProblem({ variable: 'PORT', host, port: any }, once(probe.listen(any, host), 'listening'))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}

const asConfigured = (gateways: Gateways) => gateways

/** What handlers work with, and the jobs, on an open database. */
export function assemble(
  config: Config,
  connection: Connection,
  borders: Borders,
): { deps: Deps; work: Jobs } {
  const { clock = systemClock, ids = randomIds, log = logger(config) } = borders
  const { replicas = null, traces = null } = borders
  const { db, driver, pool, changes } = connection
  const files = fileStore(config)
  const transport = transportOf(config, traces)
  const tokens = accessTokens(db, clock, ids)
  const live = liveFeeds({ db, changes, clock })
  const deps: Deps = {
    config,
    db,
    driver,
    pool,
    replicas,
    changes,
    readForVisitors: (name, read) =>
      replicas ? replicas.read(name, (source) => read(source ? { ...deps, ...source } : deps)) : read(deps),
    coalesced: coalescing(changes),
    clock,
    ids,
    files,
    notify:
      borders.notify ??
      ((gateway, externalId) => settlePayment(deps, { gateway, externalId, source: 'notification' })),
    gateways: (borders.gateways ?? asConfigured)(chooseGateways(config, connection, { clock, ids })),
    tokens,
    identify: identifier({ db, clock, tokens }),
    passwords: borders.passwords ?? passwords(),
    mailer: mailer(clock, transport && dispatchBy((...given) => work.send(...given))),
    push: traces ? tracedPush(pushSender(db, config), traces) : pushSender(db, config),
    webhooks: traces ? tracedWebhooks(webhookSender(config), traces) : webhookSender(config),
    errors: errorLog({ db, clock }),
    limits: rateLimiter(db, clock, config.rateLimitFactor),
    live,
    streams: eventStreams({ live, clock, factor: config.rateLimitFactor, most: config.maxLiveStreams }),
    storage: storageGuard(config.dataDir, config.minFreeMb),
    printPdf: borders.printPdf ?? pdfPrinter(),
    places: createPlaces(),
    words: { ru: translate('ru', { strict: false }), en: translate('en', { strict: false }) },
  }
  const onProblem = (problem: unknown) => {
    log.error({ err: problem }, 'job')
    deps.errors.record({ call: null, requestId: null, problem })
  }
  const kinds = [
    ...housekeeping(deps),
    ...orderJobs(deps, onProblem),
    ...entrantJobs(deps, onProblem),
    ...followingJobs(deps),
    ...standingsJobs(deps, onProblem),
    ...printoutJobs(deps, onProblem),
    ...fileImportJobs(deps, onProblem),
    admissionsJob(deps),
    restoreTestJob(deps),
    pushJob(deps, onProblem),
    publicationsJob(deps, onProblem),
    ...webhookJobs(deps, { sendAfter: (...given) => work.sendAfter(...given) }),
    ...(transport ? [sendMailJob(db, clock, transport)] : []),
    ...(connection.driver === 'embedded' ? embeddedJobs(connection, deps) : []),
  ]
  const work = jobs(connection, kinds, { onProblem, traces })
  return { deps, work }
}

/** The mail server; null without one. */
function transportOf({ smtpUrl, mailFrom }: Config, traces: Traces | null) {
  if (smtpUrl === null) return null
  const transport = smtpTransport(smtpUrl, mailFrom)
  return traces ? tracedTransport(transport, traces) : transport
}

/** Returns the maintenance jobs of the embedded database; PostgreSQL is maintained by its operator. */
function embeddedJobs(connection: Connection, deps: Deps): JobKind[] {
  const { dataDir, backupEveryHours: hours } = deps.config
  return [tidyJob(deps.db), ...(hours > 0 ? [backupJob(connection, deps, { dataDir, hours })] : [])]
}
