/** The configuration: environment variables, read once at the start, each wrong value named. */

import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JudgeTestRules } from '@polynya/domain'
import * as z from 'zod/mini'
import {
  anySecret,
  anyText,
  host,
  keyOf,
  networks,
  oneOf,
  optional,
  secret,
  sender,
  siteUrl,
  url,
  urls,
  type Variable,
  variable,
  whole,
  yesNo,
} from './config-schemas.ts'
import { TRACE_VARIABLES, type TracesConfig, tracesOf } from './traces/traces-config.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** PostgreSQL; null is the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** That PostgreSQL itself, where `databaseUrl` names a connection pooler in front of it; null if it does not. */
  readonly directUrl: string | null
  /** Replicas of that PostgreSQL, for the reads of visitors. */
  readonly replicaUrls: readonly string[]
  /** Where people reach the site, without a last slash. */
  readonly publicUrl: string
  /** Where mails go; null keeps them in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** An S3-compatible bucket; null is a folder in `dataDir`. */
  readonly filesUrl: string | null
  /** Whether to make the demo federation: always, never, or (null) in an empty embedded database on loopback. */
  readonly demo: boolean | null
  readonly logLevel: LogLevel
  /** How many proxies in front may tell the address of a caller. */
  readonly trustedProxies: number
  /** Writes are refused when less than this is free on the disk of `dataDir`. */
  readonly minFreeMb: number
  /** Hours between backups of the embedded database into `dataDir`; 0 is none. */
  readonly backupEveryHours: number
  /** Multiplies every rate limit, for load tests. */
  readonly rateLimitFactor: number
  /** Streams of live changes that a process has open at a time. */
  readonly maxLiveStreams: number
  /** Whether the sandbox gateway takes payments, where no money moves: always, never, or (null) in the demo only. */
  readonly paymentsSandbox: boolean | null
  /** The account at YooKassa; null takes no payments there. */
  readonly yookassa: YookassaConfig | null
  /** Keys of push notifications; null generates and stores them. */
  readonly vapidKeys: VapidKeys | null
  /** A push service of tests, which may be at a private address and without TLS; null is none. */
  readonly pushTestOrigin: string | null
  /** A receiver of webhooks of tests, which may be at a private address and without TLS; null is none. */
  readonly webhookTestOrigin: string | null
  /** Where metrics are served; null is nowhere. */
  readonly metrics: MetricsConfig | null
  /** Where traces are sent; null is nowhere. */
  readonly traces: TracesConfig | null
  /** The rules of new judge tests. */
  readonly judgeTest: JudgeTestRules
  /** The build of the app. */
  readonly webRoot: string
  /** The build of the widgets. */
  readonly widgetsRoot: string
  readonly docsRoot: string
}

/** Keys with which this installation identifies itself to push services, base64url. */
interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A port of its own, so that a proxy in front of the site does not publish it. */
interface MetricsConfig {
  readonly port: number
  /** What a scraper sends as its bearer token; null requires none. */
  readonly token: string | null
}

export interface YookassaConfig {
  readonly shopId: string
  readonly secretKey: string
  readonly apiUrl: string
  /** Networks that its notifications come from, `*` for every one; null is those that it documents. */
  readonly senders: readonly string[] | null
  /** The rate of VAT on receipts, by its code. */
  readonly vatCode: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** What is wrong with the environment: one line a variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

/** Every variable; the README's table is made of this one. */
export const VARIABLES = {
  PORT: variable('8080', whole(0, 65_535), 'Port to listen on; 0 takes a free one'),
  HOST: variable('127.0.0.1', host, 'Address to listen on; 0.0.0.0 is every network'),
  DATA_DIR: variable('./data', anyText, 'Folder of the embedded database, the files and the backups'),
  DATABASE_URL: optional(
    url('postgres', 'postgresql'),
    'PostgreSQL 15 or newer instead of the embedded database',
  ),
  DATABASE_DIRECT_URL: optional(
    url('postgres', 'postgresql'),
    'That PostgreSQL itself, if DATABASE_URL names PgBouncer in front of it',
  ),
  DATABASE_REPLICA_URL: optional(
    urls('postgres', 'postgresql'),
    'Replicas of that PostgreSQL for the reads of visitors, with spaces between them',
  ),
  PUBLIC_URL: optional(
    siteUrl('http', 'https'),
    'Where people reach the site, without a path; stands in mails',
  ),
  SMTP_URL: optional(url('smtp', 'smtps'), 'Mail server; without one mails stay in the outbox'),
  MAIL_FROM: variable('Polynya <no-reply@localhost>', sender, 'Sender of mails'),
  FILES_URL: optional(url('s3', 's3+http'), 'S3-compatible bucket instead of a folder'),
  DEMO: optional(
    yesNo,
    'For npm start: 1 makes the demo federation, 0 does not; by default in an empty embedded database on loopback',
  ),
  LOG_LEVEL: variable('info', oneOf(LOG_LEVELS), LOG_LEVELS.join(', ')),
  TRUSTED_PROXIES: variable('0', whole(0, 10), 'How many proxies in front may tell the address of a caller'),
  MIN_FREE_MB: variable(
    '256',
    whole(0, 1_000_000),
    'Writes are refused when less is free on the disk of DATA_DIR',
  ),
  BACKUP_EVERY_HOURS: variable(
    '1',
    whole(0, 24),
    'Hours between backups of the embedded database; 0 is none',
  ),
  RATE_LIMIT_FACTOR: variable('1', whole(1, 100_000), 'Multiplies every rate limit, for load tests'),
  MAX_LIVE_STREAMS: variable(
    '5000',
    whole(0, 1_000_000),
    'Streams of live changes that a process has open at a time; further listeners poll',
  ),
  PAYMENTS_SANDBOX: optional(
    yesNo,
    '1 enables the sandbox gateway, where no money moves, 0 disables it; by default only the demo has it',
  ),
  YOOKASSA_SHOP_ID: optional(anyText, 'Shop at YooKassa; without one it takes no payments'),
  YOOKASSA_SECRET_KEY: optional(anySecret, 'Secret key of that shop'),
  YOOKASSA_API_URL: variable(
    'https://api.yookassa.ru/v3',
    url('http', 'https'),
    'Where the API of YooKassa answers',
  ),
  YOOKASSA_SENDERS: optional(
    networks,
    'Networks that its notifications come from, instead of those that it documents; * is every one',
  ),
  YOOKASSA_VAT_CODE: variable(
    '1',
    whole(1, 12),
    'Rate of VAT on receipts by the code of YooKassa; 1 is none',
  ),
  VAPID_PUBLIC_KEY: optional(
    keyOf(65),
    'Public key of push notifications, base64url; by default a pair of keys is generated and stored',
  ),
  VAPID_PRIVATE_KEY: optional(keyOf(32), 'Private key of push notifications, base64url'),
  PUSH_TEST_ORIGIN: optional(
    url('http', 'https'),
    'Push service of tests, which may be at a private address and without TLS',
  ),
  WEBHOOK_TEST_ORIGIN: optional(
    url('http', 'https'),
    'Receiver of webhooks of tests, which may be at a private address and without TLS',
  ),
  METRICS_PORT: optional(
    whole(0, 65_535),
    'Port of /metrics for Prometheus, 0 takes a free one; without it there are no metrics',
  ),
  METRICS_TOKEN: optional(secret, 'Bearer token of /metrics; required unless HOST is loopback'),
  ...TRACE_VARIABLES,
  JUDGE_TEST_QUESTIONS: variable('20', whole(1, 200), 'Questions that a judge test draws'),
  JUDGE_TEST_MINUTES: variable('30', whole(1, 600), 'Time limit of a judge test'),
  JUDGE_TEST_SATISFACTORY: variable('80', whole(1, 100), 'Pass mark of a judge test in percent'),
  JUDGE_TEST_GOOD: variable('88', whole(1, 100), 'Percentage from which a judge test is good'),
  JUDGE_TEST_EXCELLENT: variable('95', whole(1, 100), 'Percentage from which a judge test is excellent'),
  WEB_ROOT: variable(
    fileURLToPath(new URL('../../web/dist', import.meta.url)),
    anyText,
    'Folder of the built app',
  ),
  WIDGETS_ROOT: variable(
    fileURLToPath(new URL('../../../widgets/dist', import.meta.url)),
    anyText,
    'Folder of the built widgets',
  ),
  DOCS_ROOT: variable(
    fileURLToPath(new URL('../../../docs/dist', import.meta.url)),
    anyText,
    'Folder of the built documentation',
  ),
} as const satisfies Record<string, Variable>

type Schemas = { readonly [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]['schema'] }

const ENVIRONMENT = z.object(
  Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])) as Schemas,
)

type Values = z.output<typeof ENVIRONMENT>

type Given = Readonly<Record<string, string | null>>

/** A variable with its wrong value, as far as that may be shown. */
function shown(name: keyof typeof VARIABLES, given: Given): string {
  const value = VARIABLES[name].shown(given[name] ?? '')
  return value === null ? name : `${name}=${value}`
}

/** Variables that are set together. */
const PAIRS = [
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const

/** Marks of a judge test, each with the next better one. */
const RISING = [
  ['JUDGE_TEST_SATISFACTORY', 'JUDGE_TEST_GOOD'],
  ['JUDGE_TEST_GOOD', 'JUDGE_TEST_EXCELLENT'],
] as const

function readVariables(env: Env): Values {
  const given: Given = Object.fromEntries(
    Object.entries(VARIABLES).map(([name, { fallback }]) => [name, env[name]?.trim() || fallback]),
  )
  const { data, error } = z.safeParse(ENVIRONMENT, given)
  const problems = (error?.issues ?? []).map(
    ({ path: [name = ''], message }) => `${shown(name as keyof typeof VARIABLES, given)}: must be ${message}`,
  )
  for (const [one, other] of PAIRS)
    if ((given[one] === null) !== (given[other] === null))
      problems.push(`${one} and ${other}: must be set together`)
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    problems.push('DATABASE_REPLICA_URL: needs DATABASE_URL, which names the primary')
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL: needs DATABASE_URL, which names the connection pooler')
  if (given.METRICS_PORT && !given.METRICS_TOKEN && !isLoopback(given.HOST ?? ''))
    problems.push('METRICS_TOKEN: must be set, because METRICS_PORT is open to a network')
  for (const [lower, higher] of RISING)
    if (Number(given[lower]) > Number(given[higher]))
      problems.push(`${lower} and ${higher}: ${higher} must not be less`)
  if (!data || problems.length > 0) throw new ConfigError(problems.join('\n'))
  return data
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with a line for each wrong value
 */
export function readConfig(env: Env): Config {
  const values = readVariables(env)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    replicaUrls: values.DATABASE_REPLICA_URL ?? [],
    publicUrl: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    filesUrl: values.FILES_URL,
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    minFreeMb: values.MIN_FREE_MB,
    backupEveryHours: values.BACKUP_EVERY_HOURS,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    maxLiveStreams: values.MAX_LIVE_STREAMS,
    paymentsSandbox: values.PAYMENTS_SANDBOX,
    yookassa: yookassaOf(values),
    vapidKeys: vapidOf(values),
    pushTestOrigin: values.PUSH_TEST_ORIGIN,
    webhookTestOrigin: values.WEBHOOK_TEST_ORIGIN,
    metrics: values.METRICS_PORT === null ? null : { port: values.METRICS_PORT, token: values.METRICS_TOKEN },
    traces: tracesOf(values),
    judgeTest: {
      questions: values.JUDGE_TEST_QUESTIONS,
      minutes: values.JUDGE_TEST_MINUTES,
      satisfactory: values.JUDGE_TEST_SATISFACTORY,
      good: values.JUDGE_TEST_GOOD,
      excellent: values.JUDGE_TEST_EXCELLENT,
    },
    webRoot: resolve(values.WEB_ROOT),
    widgetsRoot: resolve(values.WIDGETS_ROOT),
    docsRoot: resolve(values.DOCS_ROOT),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

function vapidOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Values): VapidKeys | null {
  return publicKey === null || privateKey === null ? null : { publicKey, privateKey }
}

function yookassaOf(values: Values): YookassaConfig | null {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_SENDERS: senders } = values
  if (shopId === null || secretKey === null) return null
  return {
    shopId,
    secretKey,
    apiUrl: values.YOOKASSA_API_URL,
    senders: senders?.split(',').map((each) => each.trim()) ?? null,
    vatCode: values.YOOKASSA_VAT_CODE,
  }
}
