import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { goldenOf } from '../../testing/golden.ts'
import { httpServer } from '../../testing/http-server.ts'
import { type Machine, machine } from '../../testing/polynya.ts'
import { isNewerVersion } from './upgrade.ts'

let here: Machine
beforeAll(async () => {
  here = await machine()
})
afterAll(() => here.drop())

const { name, version } = manifest
const { hold, missing } = goldenOf('upgrade')

/** Runs the command where npm has a registry with a version of the program. */
async function upgrade(latest: string, ...flags: readonly string[]) {
  const registry = await httpServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    const versions = { [latest]: { name, version: latest } }
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions }))
  })
  const env = { npm_config_registry: registry, npm_config_cache: join(here.folder, `npm-${latest}`) }
  return here.run(['upgrade', ...flags], { env })
}

it('names the newer version and the command that installs it', async () => {
  const found = await upgrade('98.7.6')
  expect(found).toMatchObject({ status: 10, stdout: expect.stringContaining('@polynya/cli@98.7.6') })
  const answer = JSON.parse((await upgrade('98.7.5', '--json')).stdout)
  hold('upgrade', answer)
  expect(answer).toMatchObject({ version, newest: '98.7.5', isNewer: true })
})

it('says that the version is the newest', async () => {
  const none = await upgrade(version)
  expect(none).toMatchObject({ status: 0, stdout: expect.stringContaining(version) })
  expect(JSON.parse((await upgrade('0.0.1', '--json')).stdout)).toMatchObject({
    isNewer: false,
    command: null,
  })
})

it('names the reason if the registry is unknown to npm, or npm to the system', async () => {
  const registry = await httpServer((_, response) => {
    response.statusCode = 404
    response.end('{}')
  })
  const env = { npm_config_registry: registry, npm_config_cache: join(here.folder, 'npm-none') }
  const refused = await here.run(['upgrade'], { env })
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('npm') })
  const without = await here.run(['upgrade'], { env: { PATH: here.folder } })
  expect(without).toMatchObject({ status: 1, stderr: expect.stringContaining('npm') })
})

it.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '1.0.0-beta.2', true],
  ['1.0.0-beta', '1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '1.0.0', false],
])('compares %s with %s by numbers', (one, other, isNewer) => {
  expect(isNewerVersion(one, other)).toBe(isNewer)
})

it('prints the JSON of its schema', () => {
  expect(missing()).toEqual([])
})
