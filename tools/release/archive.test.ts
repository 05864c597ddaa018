/** The archive of a release as an operator unpacks it: outside the repository, with Node and an empty environment. */

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { otlpCollector } from '../../packages/server/src/testing/otlp-collector.ts'
import { CLI, DOCS, ensureBuilt, PACKAGES, root, WEB, WIDGETS } from '../builds.ts'
import { pack } from './pack.ts'
import { releaseName, releaseOf } from './release-facts.ts'

const SLOW_MS = 180_000
const PASSWORD = 'first of all'

const release = releaseOf(root)
let folder: string
let unpacked: string
let digest: string
beforeAll(async () => {
  for (const build of [PACKAGES, WEB, WIDGETS, CLI, DOCS]) await ensureBuilt(build)
  folder = await mkdtemp(join(tmpdir(), 'polynya-release-'))
  const file = join(folder, 'release.tar.gz')
  digest = await pack(root, release, { file, level: 1 })
  execFileSync('tar', ['-xzf', file, '-C', folder])
  unpacked = join(folder, releaseName(release))
}, SLOW_MS)
afterAll(() => rm(folder, { recursive: true, force: true }))

const environment = () => ({
  HOME: join(folder, 'home'),
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  DEMO: '0',
  MIN_FREE_MB: '0',
})

/** Runs a program of the archive to its end. */
function run(program: string, args: readonly string[], input = '') {
  const options = { cwd: folder, env: environment(), encoding: 'utf8', input } as const
  return spawnSync(process.execPath, [join(unpacked, 'bin', program), ...args], options)
}

/** Resolves with what the output of a program matches. */
async function said({ stdout }: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let text = ''
  for await (const chunk of stdout ?? []) {
    text += chunk
    const found = pattern.exec(text)
    if (found) return found
  }
  throw new Error(`It ended before it said ${pattern}: ${text}`)
}

it('has a README whose command and links are those of the archive', async () => {
  const text = await readFile(join(unpacked, 'README.md'), 'utf8')
  expect(text).toContain(releaseName(release))
  expect(text).toContain('bin/polynya serve')
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links).toContain('docs/operating.md')
  expect(links.filter((link) => !existsSync(join(unpacked, link)))).toEqual([])
})

it(
  'serves the app and the API, is administered by its own program, sends traces, and stops',
  async () => {
    const collector = await otlpCollector()
    const server = spawn(process.execPath, [join(unpacked, 'bin/polynya'), 'serve'], {
      cwd: folder,
      env: { ...environment(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    try {
      const [, address = '', token] = await said(server, /listens on (\S+)[\s\S]*token=([\w-]+)/)
      const page = await fetch(address)
      expect(page.headers.get('x-polynya-version')).toBe(release.version)
      const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
      for (const path of [script, '/widgets/v1.js', '/docs/', '/api/docs', '/api/v1/events'])
        expect((await fetch(`${address}${path}`)).status).toBe(200)
      const account = { email: 'first@polynya.test', password: PASSWORD }
      const reset = await fetch(`${address}/api/v1/user/reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, ...account }),
      })
      expect(reset.status).toBe(200)
      const login = ['login', '--url', address, '--email', account.email, '--password-stdin']
      expect(run('polynya', login, PASSWORD)).toMatchObject({ status: 0, stderr: '' })
      const label = 'Кубок архива'
      expect(run('polynya', ['events', 'create', '--set', `name=${label}`])).toMatchObject({ status: 0 })
      expect(run('polynya', ['events', 'list', '--all']).stdout).toContain(label)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    await collector.stop()
    expect(collector.spans.map(({ name }) => name)).toContain('events.create')
    const backup = run('polynya', ['backup', join(folder, 'backup')])
    expect(backup).toMatchObject({ status: 0, stdout: expect.stringContaining('Backed up') })
  },
  SLOW_MS,
)

it('is started by the systemd unit that it contains, which restarts nothing that cannot start', async () => {
  const unit = await readFile(join(unpacked, 'docs/operating/polynya.service'), 'utf8')
  const [, start = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit) ?? []
  const options = { cwd: unpacked, env: { ...environment(), PORT: 'eighty' }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, start.split(' '), options)
  expect(stderr).toContain('PORT=eighty')
  const [, prevented = ''] = /^RestartPreventExitStatus=(.*)$/m.exec(unit) ?? []
  expect(prevented.split(' ')).toContain(String(status))
})

it('contains the programs that render pages and widgets on the server', () => {
  for (const path of ['packages/web/dist/.server/pages.mjs', 'widgets/dist/.server/fragment.mjs'])
    expect(existsSync(join(unpacked, path))).toBe(true)
})

it('contains the programs that the operating guide names', async () => {
  const guide = await readFile(join(unpacked, 'docs/operating.md'), 'utf8')
  const named = [...guide.matchAll(/\/opt\/polynya\/([\w./-]+)/g)].map(([, path = '']) => path)
  expect(named).toContain('bin/polynya-server')
  for (const path of named) expect(existsSync(join(unpacked, path))).toBe(true)
})

it('names every package with its licence and its digest, and needs no other', async () => {
  const { components } = JSON.parse(await readFile(join(unpacked, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; licenses: unknown[] }[]
  }
  const names = new Set(components.map(({ name }) => name))
  // Installed, and bundled into the app, the widgets and the CLI.
  for (const name of ['fastify', '@electric-sql/pglite', 'react', 'preact', 'commander'])
    expect(names).toContain(name)
  const installed = (await readdir(join(unpacked, 'node_modules'))).filter((name) => !name.startsWith('@'))
  for (const name of installed) expect(names).toContain(name)
  const texts = await readFile(join(unpacked, 'THIRD-PARTY-LICENCES'), 'utf8')
  for (const { name } of components) expect(texts).toContain(`${name} `)
})

it(
  'has the same bytes if it is packed again',
  async () => {
    const file = join(folder, 'again.tar.gz')
    expect(await pack(root, release, { file, level: 1 })).toBe(digest)
  },
  SLOW_MS,
)

it('names the platform that it is for in a sentence on any other', async () => {
  await writeFile(join(unpacked, 'release.json'), JSON.stringify({ ...release, arch: 'sparc64' }))
  for (const program of ['polynya', 'polynya-server'])
    expect(run(program, ['serve'])).toMatchObject({
      status: 9,
      stdout: '',
      stderr: expect.stringMatching(/^This archive is for \S+-sparc64\S*; this machine is /),
    })
})
