import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from './db/connect.ts'
import { migrate, unknownMigrations } from './db/migrate.ts'
import { migrations } from './db/migrations/migrations.ts'
import { fillDataFolder, openTestDatabase, type TestDatabase } from './testing/database.ts'
import { otlpCollector } from './testing/otlp-collector.ts'
import { MAIN, run } from './testing/program.ts'
import { readVersion } from './version.ts'

/** The user without privileges on Linux. */
const UNPRIVILEGED = 65534

/** Provides a separate program with a database of the tested kind. */
async function place(): Promise<{ env: Record<string, string>; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-main-'))
  const base = { DATA_DIR: folder, PORT: '0', WEB_ROOT: folder, MIN_FREE_MB: '0' }
  const dropFolder = () => rm(folder, { recursive: true, force: true })
  if (inject('driver').kind === 'embedded') {
    fillDataFolder(folder)
    return { env: base, drop: dropFolder }
  }
  const database: TestDatabase = await openTestDatabase()
  return {
    env: { ...base, DATABASE_URL: database.place },
    drop: async () => {
      await database.drop()
      await dropFolder()
    },
  }
}

describe('the program', () => {
  let here: Awaited<ReturnType<typeof place>>
  beforeAll(async () => {
    here = await place()
  })
  afterAll(() => here.drop())

  it('starts, prints its address and how to set up the first administrator, and stops when its terminal is closed', async () => {
    const collector = await otlpCollector()
    const traced = { LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
    const program = run([], { ...here.env, ...traced })
    const [, address] = await program.said(/listens on (http:\/\/127\.0\.0\.1:\d+)/)
    const [, link] = await program.said(/(http\S+\/user\/reset\?token=\S+)/)
    const token = new URL(link ?? '').searchParams.get('token')
    const body = { token, password: 'first of all', email: 'first@polynya.test' }
    const reset = await fetch(`${address}/api/v1/user/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(reset.status).toBe(200)
    program.child.kill('SIGHUP')
    const { status, errors } = await program.ended
    await collector.stop()
    expect(status).toBe(0)
    // Its last spans were sent before it ended, and lines of the log name them.
    const line = errors.split('\n').find((each) => each.includes('/api/v1/user/reset'))
    const { requestId, traceId } = JSON.parse(line ?? '{}')
    const span = collector.spans.find(({ attributes }) => attributes['polynya.request_id'] === requestId)
    expect(span).toMatchObject({ name: 'user.reset', traceId })
  })

  it('backs up, tests and restores from the command line', { timeout: 240_000 }, async () => {
    const backup = join(here.env.DATA_DIR ?? '', 'my-backup')
    const first = run(['backup', backup], here.env)
    await first.said(/Backed up \d+ rows and 0 files/)
    expect(await first.ended).toMatchObject({ status: 0 })
    const tested = run(['test-restore', backup], here.env)
    await tested.said(/Restored \d+ rows .* every digest and invariant agrees/)
    expect(await tested.ended).toMatchObject({ status: 0 })
    const other = await place()
    const second = run(['restore', backup], other.env)
    await second.said(/Restored \d+ rows .* every digest agrees/)
    expect(await second.ended).toMatchObject({ status: 0 })
    await other.drop()
  })

  it('backs up no installation where there is none, and creates nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polynya-main-'))
    const missing = join(folder, 'typo')
    for (const dataDir of [missing, folder]) {
      const { ended } = run(['backup', join(folder, 'backup')], { DATA_DIR: dataDir, MIN_FREE_MB: '0' })
      expect(await ended).toMatchObject({
        status: 4,
        errors: `DATA_DIR=${dataDir}: ${join(dataDir, 'database')} holds no installation; set DATA_DIR or DATABASE_URL as the server has them\n`,
      })
    }
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })

  it.each([
    [['dance'], {}, 2, 'There is no command dance'],
    [['backup'], {}, 2, 'Name a folder'],
    [['backup', '-v'], {}, 2, 'backup takes no argument -v; see --help'],
    [['backup', '/nowhere/one', 'two'], {}, 2, 'backup takes no argument two'],
    [['serve', '--port', '4608'], {}, 2, 'serve takes no argument --port; see --help'],
    [['--port=4608'], {}, 2, 'There is no command --port=4608'],
    [[], { DEMO: '1' }, 4, 'DEMO=1: this program makes no demo federation'],
    [[], { PORT: 'eighty' }, 4, 'PORT=eighty: must be a whole number'],
    [
      [],
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      4,
      'OTEL_EXPORTER_OTLP_ENDPOINT: must be an address with http:// or https://',
    ],
    [
      [],
      { DATABASE_URL: 'postgres://swim:50%ff@127.0.0.1:1/polynya' },
      4,
      'DATABASE_URL=postgres://swim:***@127.0.0.1:1/polynya: must be percent-encoded',
    ],
    [
      [],
      { DATABASE_URL: 'postgres://127.0.0.1:1/polynya' },
      7,
      'DATABASE_URL: the database cannot be reached',
    ],
    [
      [],
      { DATABASE_URL: 'postgres://127.0.0.1:1/polynya?sslmode=verify-full&sslrootcert=/nowhere.crt' },
      4,
      'DATABASE_URL: the file /nowhere.crt of sslrootcert cannot be read (ENOENT)',
    ],
    [[], { DATA_DIR: MAIN }, 4, `DATA_DIR=${MAIN}: ${MAIN} cannot be written to (EEXIST)`],
    [[], { HOST: '192.0.2.1' }, 4, 'HOST=192.0.2.1: is no address of this machine (EADDRNOTAVAIL)'],
    [['restore', '/nowhere'], {}, 5, '/nowhere holds no backup'],
    [['test-restore'], {}, 5, 'holds no backup: name one'],
  ])(
    'says what is wrong with %j %j, and ends with a status of its own',
    async (args, env, status, message) => {
      const { ended } = run(args, { ...here.env, ...env })
      const end = await ended
      expect(end.errors).toContain(message)
      expect(end.status).toBe(status)
    },
  )

  it.each([
    [['--help'], /^ {2}test-restore \[folder\] /m],
    [['backup', '--help'], /^ {2}backup <folder> /m],
    [['--version'], new RegExp(`^${readVersion()}\n$`)],
  ])('prints what %j requests, and does nothing else', async (args, printed) => {
    const cwd = await mkdtemp(join(tmpdir(), 'polynya-main-'))
    const { status, stdout } = spawnSync(process.execPath, ['--conditions=source', MAIN, ...args], {
      cwd,
      encoding: 'utf8',
      // Help is of most use where the configuration is wrong.
      env: { PORT: 'eighty' },
    })
    expect(stdout).toMatch(printed)
    expect(status).toBe(0)
    expect(await readdir(cwd)).toEqual([])
    await rm(cwd, { recursive: true })
  })

  it.each(['PORT', 'METRICS_PORT'])('ends where another program listens on %s', async (variable) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { ended } = run([], { ...here.env, [variable]: String(port) })
    const end = await ended
    other.close()
    // Its jobs have ended too: nothing else is in the log.
    expect(end.errors).toBe(
      `${variable}=${port}: another program listens on this port of 127.0.0.1. Stop it, or choose another port.\n`,
    )
    expect(end.status).toBe(3)
  })

  it('names what a command by another user has left in the data folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polynya-main-'))
    const left = join(folder, 'database')
    await mkdir(left)
    await writeFile(join(left, 'PG_VERSION'), '17\n')
    // Root may write everywhere: as root, the program runs as another user.
    const isRoot = process.getuid?.() === 0
    if (isRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED)
    else await chmod(left, 0o500)
    const program = run(['backup', folder], { DATA_DIR: folder }, { uid: isRoot ? UNPRIVILEGED : undefined })
    const end = await program.ended
    await rm(folder, { recursive: true, force: true })
    expect(end.errors).toContain(`DATA_DIR=${folder}: ${left} cannot be written to (EACCES)`)
    expect(end.status).toBe(4)
  })

  it('refuses a database of a newer version, and leaves it as it is', async () => {
    const { env, drop } = await place()
    const settings = { databaseUrl: env.DATABASE_URL ?? null, dataDir: env.DATA_DIR ?? '' }
    const newer = await connect(settings)
    await migrate(newer.db, { ...migrations, '999-newer': { up: async () => {} } })
    await newer.close()
    const { status, errors } = await run([], env).ended
    expect(status).toBe(8)
    expect(errors).toContain('The database is of a newer version, with the migration 999-newer')
    const after = await connect(settings)
    expect(await unknownMigrations(after.db)).toEqual(['999-newer'])
    await after.close()
    await drop()
  })

  it.runIf(inject('driver').kind === 'postgres')(
    'refuses a database that does not exist, one that is read-only, and one without an installation to back up',
    async () => {
      const url = here.env.DATABASE_URL ?? ''
      const missing = url.replace(/\/(\w+)(\?|$)/, '/missing_database$2')
      const refused = await run([], { ...here.env, DATABASE_URL: missing }).ended
      expect(refused).toMatchObject({
        status: 4,
        errors: expect.stringContaining('DATABASE_URL: the database does not exist'),
      })
      const empty = await openTestDatabase({ empty: true })
      const backup = join(here.env.DATA_DIR ?? '', 'empty')
      const unused = await run(['backup', backup], { ...here.env, DATABASE_URL: empty.place }).ended
      expect(unused).toMatchObject({
        status: 4,
        errors: expect.stringContaining('DATABASE_URL: the database holds no installation'),
      })
      const { rows: tables } = await empty.connection.pool.query(
        `select from pg_tables where schemaname = 'public'`,
      )
      await empty.drop()
      expect(tables).toEqual([])
      const replica = await place()
      const client = new pg.Client(replica.env.DATABASE_URL)
      await client.connect()
      const { rows } = await client.query('select current_database() as name')
      await client.query(`alter database ${rows[0].name} set default_transaction_read_only = on`)
      await client.end()
      const ended = await run([], replica.env).ended
      await replica.drop()
      expect(ended).toMatchObject({ status: 4, errors: expect.stringContaining('name its primary') })
    },
  )
})
