/** The server's table of contents. */

import multipart from '@fastify/multipart'
import { v1 } from '@polynya/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { findAdmissionFile } from './areas/admissions/admission-file.ts'
import { calendarFiles } from './areas/calendars/calendar-files.ts'
import { unfollowPage } from './areas/following/unfollow-page.ts'
import { judgeTestFiles } from './areas/judgeTests/judge-test-files.ts'
import { outboxPage } from './areas/outbox/outbox-page.ts'
import { sandboxPage } from './areas/payments/sandbox-page.ts'
import { printoutFiles } from './areas/printouts/printout-files.ts'
import { queuedFiles } from './areas/printouts/queued-files.ts'
import { searchEngineFiles } from './areas/search-engines/search-engine-files.ts'
import { sharePictureFiles } from './areas/share-pictures/share-picture-files.ts'
import { previewOf } from './areas/share-pictures/share-pictures.ts'
import { findDisabilityFile } from './areas/swimmers/documents/disability-file.ts'
import type { Deps } from './deps.ts'
import { Failure } from './failure.ts'
import { handlers, sameForEveryone } from './handlers.ts'
import { hotEndpoints } from './hot-endpoints.ts'
import { apiDocs } from './http/api-docs.ts'
import { countRequests } from './http/count-requests.ts'
import { docsSite } from './http/docs-site.ts'
import { embedPages } from './http/embed-pages.ts'
import { acceptEmptyJson } from './http/empty-json.ts'
import { answerFailures, failureSender, reasonOf } from './http/errors.ts'
import { type FastAnswerListener, fastPathServer, trustHops } from './http/fast-path.ts'
import { commonHeaders, headAnswer, headEveryAnswer } from './http/headers.ts'
import { closeConnections, health, type Readiness } from './http/health.ts'
import { mount } from './http/mount.ts'
import { answerUnknown, refuseWrongHosts, refuseZeroBytes } from './http/not-found.ts'
import { oEmbed } from './http/oembed.ts'
import { parserFailures, refuseTunnels } from './http/parser-failures.ts'
import { plainPageStyle } from './http/plain-page.ts'
import { privateFiles } from './http/private-files.ts'
import { addressReader } from './http/public-address.ts'
import { publicCache } from './http/public-cache.ts'
import type { PreviewFinder } from './http/rendered-pages.ts'
import { requestIds } from './http/request-ids.ts'
import { storedFiles } from './http/stored-files.ts'
import { traceFastAnswer, traceRequests } from './http/trace-requests.ts'
import { webApp } from './http/web-app.ts'
import { widgetFiles } from './http/widget-files.ts'
import { widgetFragments } from './http/widget-fragments.ts'
import { type Logger, requestLog } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { streams } from './streams.ts'
import type { Traces } from './traces/traces.ts'

export const API_BASE = '/api/v1'

/** A JSON body is a form, not a file: descriptions are the largest, at most 60 000 characters. */
const BODY_LIMIT_BYTES = 512_000

interface AppOptions {
  readonly readiness?: Readiness
  /** Null counts nothing. */
  readonly metrics?: Metrics | null
  /** Null reports no traces. */
  readonly traces?: Traces | null
}

/** The app with everything that it serves: API, files, documentation, the single-page app. Listening is the caller's. */
export function buildApp(
  deps: Deps,
  log: Logger,
  { readiness = { serving: true }, metrics = null, traces = null }: AppOptions = {},
): FastifyInstance {
  const { config } = deps
  const send = failureSender(deps.words)
  const cache = publicCache(deps.changes)
  const addressOf = addressReader(v1, API_BASE)
  const headers = commonHeaders(config.publicUrl)
  const nextRequestId = requestIds(deps.ids.key().slice(0, 8))
  const onSocket = { words: deps.words, headers, nextRequestId }
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger a request would cost as much as answering it: lines name their request themselves.
    childLoggerFactory: (parent) => parent,
    serverFactory: fastPathServer({
      ...{ deps, cache, addressOf, readiness, nextRequestId },
      onAnswer: fastAnswerListener(metrics, traces),
    }),
    genReqId: nextRequestId,
    trustProxy: trustHops(config.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // Refused by `closeConnections` instead, with our envelope.
    return503OnClosing: false,
    clientErrorHandler: parserFailures(onSocket),
    // No hook runs for a request that cannot be routed.
    frameworkErrors: (problem, request, reply) =>
      send(request, headAnswer(request, reply, headers), new Failure(reasonOf(problem))),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  refuseTunnels(app.server, onSocket)
  const answerUnknownBy = answerUnknown(app)
  if (traces) traceRequests(app, traces)
  headEveryAnswer(app, headers)
  requestLog(app, config)
  if (metrics) countRequests(app, metrics.countCall)
  metrics?.watch({ streams: deps.streams, cacheCounts: cache.counts })
  answerFailures(app, send, deps.errors)
  refuseZeroBytes(app)
  refuseWrongHosts(app)
  acceptEmptyJson(app)
  app.register(multipart, { throwFileSizeLimit: false })
  closeConnections(app, readiness)
  // Streams never complete by themselves.
  app.addHook('preClose', async () => deps.live.stop())
  health(app, deps, readiness)
  apiDocs(app, config.publicUrl)
  outboxPage(app, deps)
  plainPageStyle(app)
  sandboxPage(app, deps)
  unfollowPage(app, deps)
  storedFiles(app, deps)
  printoutFiles(app, deps)
  queuedFiles(app, deps)
  judgeTestFiles(app, deps)
  sharePictureFiles(app, deps)
  calendarFiles(app, deps, cache)
  searchEngineFiles(app, deps, cache)
  privateFiles(app, deps, { disability: findDisabilityFile, admission: findAdmissionFile })
  widgetFiles(app, config)
  embedPages(app, deps)
  docsSite(app, config.docsRoot)
  widgetFragments(app, deps, cache)
  const { webRoot: root, publicUrl } = config
  const preview: PreviewFinder = (of, language) => previewOf(of, language, deps)
  const findOEmbed = oEmbed(app, { deps, cache, apiBase: API_BASE, preview })
  const web = webApp(app, { root, cache, publicUrl, apiBase: API_BASE, preview, findOEmbed })
  app.register(
    async (api) => mount(api, { table: v1, handlers, hotEndpoints, sameForEveryone, streams, deps, cache }),
    {
      prefix: API_BASE,
    },
  )
  const unknown = answerUnknownBy({ send, isPage: (path) => web?.isPage(path) ?? false })
  app.setNotFoundHandler((request, reply) => (web?.answer(request, reply) ? reply : unknown(request, reply)))
  return app
}

function fastAnswerListener(metrics: Metrics | null, traces: Traces | null): FastAnswerListener | null {
  if (!metrics && !traces) return null
  return (request, answer) => {
    metrics?.countCall(answer)
    if (traces) traceFastAnswer(traces, request, answer)
  }
}
