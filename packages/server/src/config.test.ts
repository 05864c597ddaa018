import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (problem) {
    if (problem instanceof ConfigError) return problem.message
    throw problem
  }
  throw new Error('The configuration was accepted')
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:8080',
      smtpUrl: null,
      demo: null,
    })
  })

  it('takes what it is given, an empty variable like none', () => {
    const config = readConfig({ PORT: '0', PUBLIC_URL: 'https://swim.example/', DEMO: '1', SMTP_URL: '' })
    expect(config).toMatchObject({ port: 0, publicUrl: 'https://swim.example', demo: true, smtpUrl: null })
  })

  it.each([
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['HOST', 'my host', 'an IP address or localhost'],
    ['DATABASE_URL', 'mysql://localhost', 'an address with postgres:// or postgresql://'],
    ['PUBLIC_URL', 'ftp://swim.example', 'an address with http:// or https://'],
    ['PUBLIC_URL', 'https://swim.example/path', 'an address without a path'],
    ['PUBLIC_URL', 'https://swim.example//', 'an address without a path'],
    ['SMTP_URL', 'mail://mail.example:25', 'an address with smtp:// or smtps://'],
    ['FILES_URL', 'https://bucket', 'an address with s3:// or s3+http://'],
    ['DEMO', 'yes', '0 or 1'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['MIN_FREE_MB', '-1', 'a whole number from 0 to 1000000'],
    [
      'OTEL_TRACES_SAMPLER',
      'jaeger_remote',
      'one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '10%', 'a number from 0 to 1'],
    ['MAIL_FROM', 'abc', 'an e-mail address, or a name and <address>'],
    ['MAIL_FROM', 'Federation office@swim.example', 'an e-mail address, or a name and <address>'],
    ['MAIL_FROM', 'a@swim.example, b@swim.example', 'an e-mail address, or a name and <address>'],
    ['YOOKASSA_SENDERS', '10.0.0.0/33', 'IP addresses and networks with commas between them, or *'],
  ])('names the wrong value and what it must be: %s=%s', (name, value, mustBe) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(new ConfigError(`${name}=${value}: must be ${mustBe}`))
  })

  it('names every wrong value at once, and half of an account at YooKassa', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x', YOOKASSA_SHOP_ID: '7' })).toThrow(
      /^PORT=x: .*\nDEMO=x: .*\nYOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY: must be set together$/,
    )
  })

  it('requires a better mark of a judge test to need no fewer answers', () => {
    expect(messageOf({ JUDGE_TEST_GOOD: '10' })).toBe(
      'JUDGE_TEST_SATISFACTORY and JUDGE_TEST_GOOD: JUDGE_TEST_GOOD must not be less',
    )
    expect(messageOf({ JUDGE_TEST_SATISFACTORY: '90', JUDGE_TEST_GOOD: '97' })).toBe(
      'JUDGE_TEST_GOOD and JUDGE_TEST_EXCELLENT: JUDGE_TEST_EXCELLENT must not be less',
    )
    expect(readConfig({ JUDGE_TEST_GOOD: '80' }).judgeTest.good).toBe(80)
  })

  it.each(['office@swim.example', '<office@swim.example>', '"Federation, Tyumen" <office@swim.example>'])(
    'takes a sender of e-mails: %s',
    (given) => {
      expect(readConfig({ MAIL_FROM: given }).mailFrom).toBe(given)
    },
  )

  it.each([
    ['DATABASE_DIRECT_URL', 'the connection pooler'],
    ['DATABASE_REPLICA_URL', 'the primary'],
  ])('needs DATABASE_URL for %s', (name, what) => {
    const read = () => readConfig({ [name]: 'postgres://localhost/swim' })
    expect(read).toThrow(new ConfigError(`${name}: needs DATABASE_URL, which names ${what}`))
  })

  it.each([
    ['METRICS_TOKEN', 'hunter2'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a hunter2'],
    ['VAPID_PUBLIC_KEY', 'hunter2'],
    ['VAPID_PRIVATE_KEY', 'hunter2'],
    ['SMTP_URL', 'swim:hunter2'],
    ['SMTP_URL', 'office@swim.example:hunter2@mail.example'],
    ['DATABASE_URL', 'host=db.internal user=swim password=hunter2'],
    ['DATABASE_URL', 'postgres//swim:hunter2@db.internal/swim'],
    ['DATABASE_URL', 'postgres://swim:hunter2@db.internal:port/swim'],
    ['DATABASE_REPLICA_URL', 'postgres://swim:12345,hunter2@db.internal/swim'],
  ])('shows no value that is a secret, or that could hold one anywhere: %s=%s', (name, value) => {
    const message = messageOf({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name}: must be`))
    expect(message).not.toContain('hunter2')
  })

  it.each([
    ['DATABASE_URL', 'mysql://swim:hunter2@db.internal/swim', 'mysql://swim:***@db.internal/swim'],
    ['DATABASE_DIRECT_URL', 'http://db/swim?password=hunter2', 'http://db/swim?***'],
    [
      'DATABASE_REPLICA_URL',
      'my://swim:hunter2@one, postgres://swim:hunter2@two',
      'my://swim:***@one postgres://swim:***@two',
    ],
    ['SMTP_URL', 'mail://swim:1/hunter2@mail.example', 'mail://swim:***@mail.example'],
    ['SMTP_URL', 'mail://swim:1#hunter2@hunter2@mail.example', 'mail://swim:***@mail.example'],
    ['FILES_URL', 's4://key:hunter2@s3.example/bucket', 's4://key:***@s3.example/bucket'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://key:hunter2@collector', 'grpc://key:***@collector'],
    ['PUBLIC_URL', 'https://swim.example/?key=hunter2', 'https://swim.example/?***'],
    ['YOOKASSA_API_URL', 'ftp://hunter@shop.example/v3', 'ftp://hunter@shop.example/v3'],
  ])('masks the password of an address, and shows the rest: %s=%s', (name, value, shown) => {
    expect(messageOf({ [name]: value })).toMatch(`${name}=${shown}: must be`)
  })

  it.each([
    ['DATABASE_URL', 'postgres://swim:50%@db.internal/swim', '=postgres://swim:***@db.internal/swim'],
    [
      'DATABASE_DIRECT_URL',
      'postgres://swim:50%ff@db.internal/swim',
      '=postgres://swim:***@db.internal/swim',
    ],
    ['SMTP_URL', 'smtp://swim:50%zz@mail.example', '=smtp://swim:***@mail.example'],
    ['FILES_URL', 's3://key:50%@s3.example/bucket', '=s3://key:***@s3.example/bucket'],
    ['DATABASE_URL', 'postgres://u:12#x@h', '=postgres://u:***@h'],
    ['DATABASE_REPLICA_URL', 'postgres://one postgres://u:12/x@h', '=postgres://one postgres://u:***@h'],
    ['SMTP_URL', 'smtp://u:12?x@h', '=smtp://u:***@h'],
    ['DATABASE_URL', 'postgres://swim:ice#50@db.internal/swim', ''],
    ['FILES_URL', 's3://key:ice/50@s3.example/bucket', ''],
  ])('requires an encoded password, without showing it: %s=%s', (name, value, shown) => {
    expect(messageOf({ DATABASE_URL: 'postgres://localhost', [name]: value })).toBe(
      `${name}${shown}: must be percent-encoded in its user name and password: % as %25, # as %23, / as %2F, ? as %3F, @ as %40`,
    )
  })

  it.each([
    ['DATABASE_URL', 'postgres://swim:50%25%23@db.internal:5432/swim?application_name=a@b'],
    ['DATABASE_URL', 'postgres://db.internal:5432/swim?user=swim@club&password=50%'],
    ['SMTP_URL', 'smtps://office%40swim.example:ice@mail.example:465'],
    ['PUSH_TEST_ORIGIN', 'http://127.0.0.1:8080/@club'],
  ])('accepts an encoded password, and an @ elsewhere: %s=%s', (name, value) => {
    expect(Object.values(readConfig({ [name]: value }))).toContain(value)
  })

  it('has traces only with a collector, and reads what it needs', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'swim' }).traces).toBeNull()
    const collector = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/otel/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-tenant = 7',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    }
    expect(readConfig(collector).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318/otel',
      headers: { authorization: 'Basic YTpi', 'x-tenant': '7' },
      serviceName: 'polynya',
      sampler: 'traceidratio',
      share: 0.05,
    })
  })

  it('reads each kind of value', () => {
    const account = {
      YOOKASSA_SHOP_ID: '7',
      YOOKASSA_SECRET_KEY: 'live',
      YOOKASSA_SENDERS: '10.0.0.0/8, ::1',
    }
    expect(readConfig({ ...account, TRUSTED_PROXIES: '2', PAYMENTS_SANDBOX: '0' })).toMatchObject({
      yookassa: {
        shopId: '7',
        senders: ['10.0.0.0/8', '::1'],
        vatCode: 1,
        apiUrl: 'https://api.yookassa.ru/v3',
      },
      trustedProxies: 2,
      paymentsSandbox: false,
    })
  })
})
