import { INSTALLATION_FINDING_NAMES, REPLICA_CONDITIONS } from '@polynya/domain'
import * as z from 'zod/mini'
import { Instant } from './scalars.ts'

/** The state of the installation; sizes in bytes, ages in seconds. */
export const InstallationStatus = z.object({
  at: Instant,
  version: z.string(),
  node: z.string(),
  startedAt: Instant,
  findings: z.array(
    z.object({ finding: z.enum(INSTALLATION_FINDING_NAMES), weight: z.enum(['problem', 'warning']) }),
  ),
  database: z.object({
    driver: z.enum(['embedded', 'postgres']),
    version: z.string(),
    sizeBytes: z.int(),
    connections: z.int(),
    waiting: z.int(),
    replicas: z.array(
      z.object({ name: z.string(), condition: z.enum(REPLICA_CONDITIONS), lagSeconds: z.nullable(z.int()) }),
    ),
    /** Null where there are no replicas. */
    visitorReads: z.nullable(z.object({ replica: z.int(), primary: z.int() })),
  }),
  migrations: z.object({ latest: z.string(), pending: z.array(z.string()) }),
  jobs: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['created', 'retry', 'active', 'failed']),
      count: z.int(),
      ageSeconds: z.nullable(z.int()),
    }),
  ),
  mails: z.object({ isSent: z.boolean(), waiting: z.int(), ageSeconds: z.int() }),
  webhooks: z.object({
    active: z.int(),
    failing: z.int(),
    disabled: z.int(),
    waiting: z.int(),
    ageSeconds: z.int(),
  }),
  disk: z.object({ freeBytes: z.int(), requiredBytes: z.int() }),
  backups: z.object({
    everyHours: z.nullable(z.int()),
    count: z.int(),
    newestAt: z.nullable(Instant),
    restoreTest: z.nullable(z.object({ at: Instant, backup: z.string(), problem: z.nullable(z.string()) })),
  }),
  gateways: z.array(z.object({ name: z.string(), unanswered: z.int() })),
  errors: z.object({
    total: z.int(),
    latest: z.array(
      z.object({
        at: Instant,
        /** Null is a job. */
        call: z.nullable(z.string()),
        requestId: z.nullable(z.string()),
        fault: z.string(),
      }),
    ),
  }),
})

export type InstallationStatus = z.output<typeof InstallationStatus>
