/** The packages as a stranger gets them: packed, unpacked elsewhere, compiled against and run. */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerTo } from '@polynya/testkit'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpServer } from './testing/http-server.ts'
import {
  bin,
  consumerOf,
  otherExamples,
  type Packed,
  pack,
  readmeExamples,
  removeFolder,
  run,
  tarball,
} from './testing/packed.ts'

const PACKAGES: Packed[] = ['sdk', 'contract', 'domain']

/** What a reader of types sees: nothing of it may tell how the types are made. */
const HOVERED = `
import { createClient } from '@polynya/sdk/light'
const client = createClient({ baseUrl: '/api/v1' })
export const get = client.swimmers.get
export const upload = client.swimmers.uploadAvatar
export const list = client.swimmers.all
`

/** A program that passes on options that it may not have, as types of the strictest projects allow. */
const PASSING_ON = `
import { createClient, type ClientOptions } from '@polynya/sdk'
import { listen } from '@polynya/sdk/live'
export async function open(options: { [Name in keyof ClientOptions]?: ClientOptions[Name] | undefined },
  call: { signal: AbortSignal | undefined, timeout: number | undefined, ifMatch: number | undefined }) {
  const client = createClient({ ...options, baseUrl: '/api/v1', validate: undefined })
  await client.events.update({ params: { id: 3 }, body: { name: undefined } }, call)
  return listen(client, { eventId: 3, signal: call.signal, after: call.ifMatch })
}
`

/** A program in CommonJS. */
const COMMON_JS = `
const { createClient } = require('@polynya/sdk')
const { listen } = require('@polynya/sdk/live')
console.log(typeof createClient({ baseUrl: 'https://polynya.example/api/v1' }).events.list, typeof listen)
`

/** Every published entry. */
const EVERYTHING = `
export * from '@polynya/sdk'
export * as light from '@polynya/sdk/light'
export * as groups from '@polynya/sdk/groups'
export * as live from '@polynya/sdk/live'
export * as contract from '@polynya/contract'
export * as routes from '@polynya/contract/routes'
export * as swimmers from '@polynya/contract/responses/swimmers'
export * as openapi from '@polynya/contract/openapi'
export * as domain from '@polynya/domain'
`

let folder = ''
let consumer = ''
let examples: string[] = []

beforeAll(async () => {
  folder = await pack()
  const sources = await readmeExamples()
  examples = Object.keys(sources)
  consumer = await consumerOf(folder, {
    ...sources,
    ...(await otherExamples()),
    'hovered.ts': HOVERED,
    'everything.ts': EVERYTHING,
    'passing-on.ts': PASSING_ON,
    'common.cjs': COMMON_JS,
  })
}, 120_000)

afterAll(() => removeFolder(folder))

test.each(PACKAGES)('publint finds nothing in %s', async (name) => {
  const packed = await readFile(await tarball(folder, name))
  const { messages, pkg = {} } = await publint({ pack: { tarball: new Uint8Array(packed).buffer } })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

test.each(PACKAGES)(
  'the published types of %s are correct for an importing project',
  async (name) => {
    const check = [bin('@arethetypeswrong/cli', 'dist/index.js'), await tarball(folder, name)]
    expect(await run([...check, '--profile', 'esm-only'])).toMatchObject({ stderr: '' })
  },
  30_000,
)

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'the README and the other examples compile with module %s and resolution %s',
  async (module, moduleResolution) => {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node'],
      strict: true,
      declaration: true,
      noErrorTruncation: true,
      outDir: moduleResolution,
    }
    const config = join(consumer, `tsconfig.${moduleResolution}.json`)
    await writeFile(config, JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    await run([bin('typescript', 'bin/tsc'), '-p', config], consumer)
    const hovered = await readFile(join(consumer, moduleResolution, 'hovered.d.ts'), 'utf8')
    expect(hovered).toContain('readonly params: {')
    expect(hovered).not.toMatch(/Zod|Endpoint|Given|\bCall</)
  },
  30_000,
)

test.each([
  ['a browser', ['es2022', 'dom'], []],
  ['a worker', ['es2022', 'webworker'], []],
  ['a program of Node, which has no types of a browser', ['es2024'], ['node']],
])(
  'the types of every entry build for %s with skipLibCheck off',
  async (_, lib, types) => {
    const strictest = {
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      isolatedModules: true,
      noEmit: true,
    }
    const compilerOptions = { ...strictest, module: 'nodenext', target: 'es2022', lib, types }
    const config = join(consumer, `tsconfig.${lib.join('-')}.json`)
    await writeFile(config, JSON.stringify({ compilerOptions, include: ['everything.ts', 'passing-on.ts'] }))
    expect(await run([bin('typescript', 'bin/tsc'), '-p', config], consumer)).toEqual({
      stdout: '',
      stderr: '',
    })
  },
  60_000,
)

test('CommonJS programs load the packages, too', async () => {
  expect(await run(['common.cjs'], consumer)).toEqual({ stdout: 'function function\n', stderr: '' })
})

test('the README does what it says', async () => {
  const baseUrl = await httpServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = 'GET', url, headers } = request
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const copy = new Request(`https://polynya.example${url}`, {
      method,
      headers: headers as HeadersInit,
      ...body,
    })
    const answer = await answerTo(copy)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await writeFile(join(consumer, 'photo.jpg'), 'photo')
  await writeFile(
    join(consumer, 'run.mjs'),
    `const { fetch } = globalThis
    globalThis.fetch = (address, init) => fetch(address.replace('https://polynya.example/api/v1', '${baseUrl}'), init)
    for (const name of ${JSON.stringify(examples)}) await import('./nodenext/' + name.replace('.ts', '.js'))`,
  )
  const { stdout, stderr } = await run(['run.mjs'], consumer, { POLYNYA_TOKEN: 'pln_secret' })
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual([
    'Signed in: anna@polynya.example',
    'Signed out: null',
    '1 of 1',
    'Tyumen Cup',
    'a page of 1',
    '1 200 application/json',
    '/files/avatars/7.webp',
    'http 400 invalid_input query.page',
    'version 2',
    'changed: startList',
    'Up to date',
    '1 open events',
  ])
}, 30_000)
