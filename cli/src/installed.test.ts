/** The packed package in an empty folder, as an administrator installs it. */

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { machine, PROGRAM } from './testing/polynya.ts'

/** The oldest version that the program supports, from npm's cache or registry, if it is there in this time. */
const OLDEST = 'node@22'
const FETCH_MS = 60_000

let prefix: string
let installed: string

/** Runs npm as in a new shell: npm passes its settings to the scripts that it runs. */
async function npm(args: readonly string[], timeout = 0) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  return promisify(execFile)('npm', args, { cwd: prefix, env, timeout })
}

/** Program of the oldest supported Node; null if npm cannot provide it. */
async function oldestNode(): Promise<string | null> {
  const folder = join(prefix, 'oldest')
  const quietly = ['--prefer-offline', '--no-save', '--no-audit', '--no-fund']
  await npm(['install', '--prefix', folder, ...quietly, OLDEST], FETCH_MS).catch(() => null)
  const program = join(folder, 'node_modules/node/bin/node')
  return existsSync(program) ? program : null
}

beforeAll(async () => {
  prefix = await mkdtemp(join(tmpdir(), 'polynya-installed-'))
  // The program is built already, and other tests are using it.
  const pack = ['pack', dirname(dirname(PROGRAM)), '--ignore-scripts', '--pack-destination', prefix]
  await npm(pack)
  const [file = ''] = (await readdir(prefix)).filter((name) => name.endsWith('.tgz'))
  // Without a network: everything but the optional keychain is in the package.
  const quickly = ['--offline', '--omit=optional']
  await npm(['install', '--global', '--prefix', prefix, ...quickly, join(prefix, file)])
  installed = join(prefix, 'lib/node_modules/@polynya/cli/bin/polynya.js')
})
afterAll(() => rm(prefix, { recursive: true, force: true }))

it('signs in, lists and imports', () => administers(process.execPath))

it(
  'signs in, lists and imports with the oldest Node that it supports',
  async ({ skip }) => {
    const node = await oldestNode()
    if (node === null) return skip(`npm could not provide ${OLDEST}`)
    await administers(node)
  },
  2 * FETCH_MS,
)

/** Does a little of everything with the installed program. */
async function administers(node: string) {
  const here = await machine([node, installed])
  onTestFinished(here.drop)
  const { address, email, password } = inject('server')
  const login = ['login', '--url', address, '--email', email, '--password-stdin']
  expect(await here.run(login, { input: password })).toMatchObject({ status: 0, stderr: '' })
  const label = `Installed ${randomUUID()}`
  await here.json(['events', 'create', '--set', `name=${label}`])
  const events = await here.run(['events', 'list', '--all'])
  expect(events.stdout).toContain(label)
  const file = join(here.folder, 'swimmers.csv')
  await writeFile(
    file,
    'Фамилия;Имя;Пол;Дата рождения;Регион;Город\nУстановкин;Пак;м;01.05.1980;RU-KR;Кемь\n',
  )
  const imported = await here.json<{ done: number; skipped: number }>(['swimmers', 'import', file])
  expect(imported.done + imported.skipped).toBe(1)
}

it('reports an older Node in a sentence', async () => {
  const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})"
  const here = await machine([process.execPath, '--import', older, installed])
  onTestFinished(here.drop)
  expect(await here.run(['events', 'list'])).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^polynya needs Node 22\.18 or newer; .*\n.* нужен Node 22\.18 .*\n$/),
  })
})

it('is removed without a trace in its folder', async () => {
  expect(existsSync(join(prefix, 'bin/polynya'))).toBe(true)
  await npm(['uninstall', '--global', '--prefix', prefix, '@polynya/cli'])
  expect(existsSync(join(prefix, 'bin/polynya'))).toBe(false)
  expect(existsSync(installed)).toBe(false)
})
