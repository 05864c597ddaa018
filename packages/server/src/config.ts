/** The configuration: environment variables, read once at the start, each wrong value named. */

import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** PostgreSQL; null is the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
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
  /** Whether the built-in gateway takes payments, though no money moves: always, never, or (null) where none is real. */
  readonly paymentsSandbox: boolean | null
  /** The account at YooKassa; null takes no payments there. */
  readonly yookassa: YookassaConfig | null
  /** The build of the app. */
  readonly webRoot: string
  /** The build of the widgets. */
  readonly widgetsRoot: string
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
type Reader<T> = (text: string) => T

interface Variable<T> {
  readonly fallback: T
  readonly read: Reader<T>
  /** What the variable means, for the README. */
  readonly help: string
}

const variable = <T>(fallback: T, read: Reader<T>, help: string): Variable<T> => ({ fallback, read, help })

const whole =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < min || value > max)
      throw new Error(`a whole number from ${min} to ${max}`)
    return value
  }

const url =
  (...protocols: string[]): Reader<string> =>
  (text) => {
    const parsed = URL.canParse(text) ? new URL(text) : null
    if (!parsed || !protocols.includes(parsed.protocol.slice(0, -1))) {
      throw new Error(`an address with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`)
    }
    return text.replace(/\/$/, '')
  }

const host: Reader<string> = (text) => {
  if (text !== 'localhost' && isIP(text) === 0) throw new Error('an IP address or localhost')
  return text
}

const yesNo: Reader<boolean> = (text) => {
  if (text !== '0' && text !== '1') throw new Error('0 or 1')
  return text === '1'
}

const networks: Reader<string> = (text) => {
  const isNetwork = (each: string) => {
    const [address = '', bits = '0', ...more] = each.split('/')
    const version = isIP(address)
    return (
      version > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
    )
  }
  if (text !== '*' && !text.split(',').every((each) => isNetwork(each.trim())))
    throw new Error('IP addresses and networks with commas between them, or *')
  return text
}

const oneOf =
  <T extends string>(values: readonly T[]): Reader<T> =>
  (text) => {
    const found = values.find((value) => value === text)
    if (!found) throw new Error(`one of ${values.join(', ')}`)
    return found
  }

/** Every variable; the README's table is made of this one. */
export const VARIABLES = {
  PORT: variable(8080, whole(0, 65_535), 'Port to listen on; 0 takes a free one'),
  HOST: variable('127.0.0.1', host, 'Address to listen on; 0.0.0.0 is every network'),
  DATA_DIR: variable('./data', String, 'Folder of the embedded database, the files and the backups'),
  DATABASE_URL: variable<string | null>(
    null,
    url('postgres', 'postgresql'),
    'PostgreSQL 15 or newer instead of the embedded database',
  ),
  PUBLIC_URL: variable<string | null>(
    null,
    url('http', 'https'),
    'Where people reach the site; stands in mails',
  ),
  SMTP_URL: variable<string | null>(
    null,
    url('smtp', 'smtps'),
    'Mail server; without one mails stay in the outbox',
  ),
  MAIL_FROM: variable('Polynya <no-reply@localhost>', String, 'Sender of mails'),
  FILES_URL: variable<string | null>(null, url('s3', 's3+http'), 'S3-compatible bucket instead of a folder'),
  DEMO: variable<boolean | null>(
    null,
    yesNo,
    '1 makes the demo federation, 0 never does; by default in an empty embedded database on loopback',
  ),
  LOG_LEVEL: variable<LogLevel>('info', oneOf(LOG_LEVELS), LOG_LEVELS.join(', ')),
  TRUSTED_PROXIES: variable(0, whole(0, 10), 'How many proxies in front may tell the address of a caller'),
  MIN_FREE_MB: variable(
    256,
    whole(0, 1_000_000),
    'Writes are refused when less is free on the disk of DATA_DIR',
  ),
  BACKUP_EVERY_HOURS: variable(1, whole(0, 24), 'Hours between backups of the embedded database; 0 is none'),
  RATE_LIMIT_FACTOR: variable(1, whole(1, 100_000), 'Multiplies every rate limit, for load tests'),
  PAYMENTS_SANDBOX: variable<boolean | null>(
    null,
    yesNo,
    '1 takes payments at the built-in gateway, where no money moves, 0 does not; by default unless YooKassa has a live key',
  ),
  YOOKASSA_SHOP_ID: variable<string | null>(
    null,
    String,
    'Shop at YooKassa; without one it takes no payments',
  ),
  YOOKASSA_SECRET_KEY: variable<string | null>(null, String, 'Secret key of that shop'),
  YOOKASSA_API_URL: variable(
    'https://api.yookassa.ru/v3',
    url('http', 'https'),
    'Where the API of YooKassa answers',
  ),
  YOOKASSA_SENDERS: variable<string | null>(
    null,
    networks,
    'Networks that its notifications come from, instead of those that it documents; * is every one',
  ),
  YOOKASSA_VAT_CODE: variable(1, whole(1, 12), 'Rate of VAT on receipts by the code of YooKassa; 1 is none'),
  WEB_ROOT: variable(
    fileURLToPath(new URL('../../web/dist', import.meta.url)),
    String,
    'Folder of the built app',
  ),
  WIDGETS_ROOT: variable(
    fileURLToPath(new URL('../../../widgets/dist', import.meta.url)),
    String,
    'Folder of the built widgets',
  ),
} as const satisfies Record<string, Variable<unknown>>

type Values = { [K in keyof typeof VARIABLES]: (typeof VARIABLES)[K]['fallback'] }

function readVariables(env: Env): Values {
  const problems: string[] = []
  const values = Object.entries(VARIABLES).map(([name, { fallback, read }]) => {
    const text = env[name]?.trim()
    try {
      return [name, text ? (read as Reader<unknown>)(text) : fallback]
    } catch (problem) {
      problems.push(`${name}=${text}: must be ${(problem as Error).message}`)
      return [name, fallback]
    }
  })
  const [shop, secret] = ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'].map((name) => Boolean(env[name]?.trim()))
  if (shop !== secret) problems.push('YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY: must be set together')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return Object.fromEntries(values) as Values
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
    paymentsSandbox: values.PAYMENTS_SANDBOX,
    yookassa: yookassaOf(values),
    webRoot: resolve(values.WEB_ROOT),
    widgetsRoot: resolve(values.WIDGETS_ROOT),
  }
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
