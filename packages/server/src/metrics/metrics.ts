/** Metrics of this process in the text format of Prometheus. Names and labels are part of docs/operating/alerts.yml. */

import type { Counter, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Connection } from '../db/connect.ts'
import type { Replicas } from '../db/replicas.ts'
import { freeBytes } from '../free-bytes.ts'
import type { CountCall } from '../http/count-requests.ts'
import type { CacheCounts } from '../http/public-cache.ts'
import type { EventStreams } from '../live/event-streams.ts'
import { type DatabaseGauges, databaseGauges } from './database-gauges.ts'
import { watchReplicas } from './replica-metrics.ts'

export interface GatewayFailure {
  readonly gateway: string
  readonly operation: string
  /** See `GatewayError`. */
  readonly outcome: string
}

export interface Metrics {
  readonly contentType: string
  countCall: CountCall
  countGatewayFailure(failure: GatewayFailure): void
  /** Adds what can be read once the server is assembled. */
  watch(sources: { readonly streams: EventStreams; cacheCounts(): CacheCounts }): void
  /** The names of all metrics. */
  names(): string[]
  /** Reads the database, for a few seconds at most, and returns all metrics. */
  text(): Promise<string>
}

interface MetricsDeps {
  readonly connection: Connection
  readonly clock: Clock
  readonly config: Pick<Config, 'dataDir'>
  readonly version: string
  /** Null if visitors read the primary alone. */
  readonly replicas: Pick<Replicas, 'states' | 'counts'> | null
}

/** Seconds: cached reads take less than the first, a payment that waits for its gateway up to the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Loads the library, which a server without metrics does not need. */
export async function openMetrics(deps: MetricsDeps): Promise<Metrics> {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  prom.collectDefaultMetrics({ register: registry })
  const on = { registers: [registry] }
  const calls = new prom.Counter({
    name: 'polynya_requests_total',
    help: 'Answered requests by call and status',
    labelNames: ['call', 'status'],
    ...on,
  })
  const durations = new prom.Histogram({
    name: 'polynya_request_seconds',
    help: 'Duration of requests by call, without streams',
    labelNames: ['call'],
    buckets: BUCKETS,
    ...on,
  })
  const failures = new prom.Counter({
    name: 'polynya_gateway_failures_total',
    help: 'Requests to payment gateways that failed',
    labelNames: ['gateway', 'operation', 'outcome'],
    ...on,
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new prom.Gauge({
      name,
      help,
      ...on,
      async collect() {
        this.set(await read())
      },
    })
  new prom.Gauge({
    name: 'polynya_info',
    help: 'Version and database of the process; always 1',
    labelNames: ['version', 'database'],
    ...on,
  }).set({ version: deps.version, database: deps.connection.driver }, 1)
  watchProcess(gauge, deps)
  watchReplicas(prom, registry, deps.replicas)
  const database = databaseGauges(prom, registry, deps)
  return {
    ...counting({ calls, durations, failures }),
    ...reporting(registry, database),
    watch({ streams, cacheCounts }) {
      gauge('polynya_live_listeners', 'Open streams of live changes', streams.count)
      new prom.Counter({
        name: 'polynya_cache_answers_total',
        help: 'Public reads that were answered from the cache (hit) or made (miss)',
        labelNames: ['result'],
        ...on,
        collect() {
          const { hits, misses } = cacheCounts()
          this.reset()
          this.inc({ result: 'hit' }, hits)
          this.inc({ result: 'miss' }, misses)
        },
      })
    },
  }
}

type AddGauge = (name: string, help: string, read: () => number | Promise<number>) => unknown

function watchProcess(gauge: AddGauge, { connection: { pool }, config: { dataDir } }: MetricsDeps) {
  gauge('polynya_connections', 'Open connections to the database', () => pool.totalCount)
  gauge('polynya_connections_idle', 'Connections that no request uses', () => pool.idleCount)
  gauge('polynya_connections_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
  gauge('polynya_disk_free_bytes', 'Free bytes on the disk of the data folder', () => freeBytes(dataDir))
}

interface Counters {
  readonly calls: Counter<'call' | 'status'>
  readonly durations: Histogram<'call'>
  readonly failures: Counter<'gateway' | 'operation' | 'outcome'>
}

function counting({
  calls,
  durations,
  failures,
}: Counters): Pick<Metrics, 'countCall' | 'countGatewayFailure'> {
  return {
    countCall({ call, status, ms }) {
      calls.inc({ call, status })
      if (ms !== undefined) durations.observe({ call }, ms / 1000)
    },
    countGatewayFailure: (failure) => failures.inc({ ...failure }),
  }
}

function reporting(registry: Registry, database: DatabaseGauges) {
  return {
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    async text() {
      await database.refresh()
      return registry.metrics()
    },
  }
}
