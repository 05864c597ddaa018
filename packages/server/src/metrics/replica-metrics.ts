import type { Registry } from 'prom-client'
import type { Replicas } from '../db/replicas.ts'
import type { Prom } from './database-gauges.ts'

const MS = 1000

/** Adds how far replicas are behind, and what answered visitors. A server without replicas has no values of them. */
export function watchReplicas(
  prom: Prom,
  registry: Registry,
  replicas: Pick<Replicas, 'states' | 'counts'> | null,
) {
  const on = { registers: [registry] }
  const states = () => replicas?.states() ?? []
  new prom.Gauge({
    name: 'polynya_replica_ready',
    help: '1 if visitors may read the replica',
    labelNames: ['replica'],
    ...on,
    collect() {
      this.reset()
      for (const { name: replica, condition } of states())
        this.set({ replica }, condition === 'ready' ? 1 : 0)
    },
  })
  new prom.Gauge({
    name: 'polynya_replica_lag_seconds',
    help: 'How far the replica is behind the primary, at most',
    labelNames: ['replica'],
    ...on,
    collect() {
      this.reset()
      for (const { name: replica, lagMs } of states()) if (lagMs !== null) this.set({ replica }, lagMs / MS)
    },
  })
  new prom.Counter({
    name: 'polynya_visitor_reads_total',
    help: 'Public reads that missed the cache, by the database that answered',
    labelNames: ['source'],
    ...on,
    collect() {
      this.reset()
      for (const [source, count] of Object.entries(replicas?.counts() ?? {})) this.inc({ source }, count)
    },
  })
}
