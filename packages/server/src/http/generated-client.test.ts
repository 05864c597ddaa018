/** A third party's path to the API: a client generated from the OpenAPI document, without anything of this repository. */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { apiDocument } from './api-docs.ts'

const run = promisify(execFile)
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

/** The calls of the integration. The linter reads the others (`api-docs.test.ts`): their code is most of the time. */
const CALLS = ['events.list', 'events.get', 'user.authenticate', 'user.updateSettings', 'user.settings']

/** What an integrator writes: a list, a sign-in, a change, and a failure. */
const INTEGRATION = `
import { Api } from './api.ts'

export async function integrate(baseUrl: string, username: string, password: string) {
  const api = new Api<string>({
    baseUrl,
    securityWorker: (token) => (token ? { headers: { authorization: \`Bearer \${token}\` } } : {}),
  })
  const { data: calendar } = await api.events.eventsList({ limit: 5, sort: 'startDate' })
  const total: number = calendar.data.total
  // @ts-expect-error: the document knows the sort keys
  const wrongKey = () => api.events.eventsList({ sort: 'colour' })
  const { data: tokens } = await api.user.userAuthenticate({ username, password })
  api.setSecurityData(tokens.data.accessToken)
  await api.user.userUpdateSettings({ firstName: 'Vera' })
  const { data: settings } = await api.user.userSettings()
  const failure = await api.events.eventsGet(1).catch((response) => response)
  const { code, reason }: { code: number; reason: string } = failure.error.error
  return { total, firstName: settings.data.firstName, code, reason, wrongKey }
}
`

type Operations = Readonly<Record<string, { readonly operationId: string }>>

const OPTIONS = {
  target: 'es2024',
  module: 'nodenext',
  lib: ['es2024', 'dom', 'dom.iterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  rewriteRelativeImportExtensions: true,
  // Nothing of this repository is in reach.
  types: [],
}

describe('a client generated from the OpenAPI document', () => {
  let folder: string
  let world: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polynya-client-'))
    world = await testApp()
  })
  afterAll(async () => {
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('type-checks and makes calls', async () => {
    const baseUrl = `${await world.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`
    const spec = JSON.parse(JSON.stringify(apiDocument('https://polynya.example')))
    for (const [path, operations] of Object.entries<Operations>(spec.paths))
      if (!Object.values(operations).some(({ operationId }) => CALLS.includes(operationId)))
        delete spec.paths[path]
    const { files } = await generateApi({ spec, output: false, httpClientType: 'fetch', silent: true })
    await writeFile(join(folder, 'api.ts'), files[0]?.fileContent ?? '')
    await writeFile(join(folder, 'integration.ts'), INTEGRATION)
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: OPTIONS, files: ['integration.ts'] }),
    )
    await run(process.execPath, [join(typescript, 'bin', 'tsc'), '-p', folder]).catch(({ stdout }) => {
      throw new Error(stdout)
    })

    const { email, password } = await world.account()
    const { integrate } = await import(pathToFileURL(join(folder, 'integration.js')).href)
    expect(await integrate(baseUrl, email, password)).toMatchObject({
      total: 0,
      firstName: 'Vera',
      code: 404,
      reason: 'event_not_found',
    })
  })
})
