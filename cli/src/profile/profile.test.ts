import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { httpServer } from '../testing/http-server.ts'
import { machineForTest } from '../testing/polynya.ts'
import { withLock } from './lock.ts'
import { keychainVault } from './vault.ts'

const LIMIT_MS = 300

it('times out on a keychain that does not respond', async () => {
  const silent = keychainVault(new URL('../testing/silent-keychain.ts', import.meta.url), 'default', LIMIT_MS)
  await expect(silent.read()).rejects.toThrow('no answer')
})

it('loses no profile when many processes add one each', async () => {
  const { run, json } = await machineForTest()
  const names = Array.from({ length: 50 }, (_, index) => `region-${String(index).padStart(2, '0')}`)
  const ends = await Promise.all(
    names.map((name) => run(['profiles', 'add', name, '--url', 'https://swim.example'])),
  )
  expect(ends.map(({ status }) => status)).toEqual(names.map(() => 0))
  const profiles = await json<{ name: string }[]>(['profiles', 'list'])
  expect(profiles.map(({ name }) => name).sort()).toEqual(names)
})

describe('tokens', () => {
  /** A server with strict refresh token rotation: reuse ends the session. */
  const rotating = () => {
    const payload = { data: { id: 7, username: 'a@polynya.test', email: 'a@polynya.test' } }
    const access = (number: number) =>
      `h.${Buffer.from(JSON.stringify({ ...payload, number })).toString('base64url')}.s`
    const state = { serial: 1, refreshes: 0, revoked: false }
    const settings = {
      email: 'a@polynya.test',
      firstName: 'A',
      lastName: 'B',
      pendingEmail: null,
      language: 'en',
    }
    const answer = async (
      path: string,
      token: string | undefined,
      body: string,
    ): Promise<readonly [number, unknown]> => {
      if (!path.endsWith('refreshAccessToken')) {
        const isGood = token === `Bearer ${access(state.serial)}` && state.serial > 1
        return isGood
          ? [200, { data: settings }]
          : [401, { error: { code: 401, reason: 'token_expired', message: '', requestId: 'r' } }]
      }
      state.refreshes += 1
      state.revoked ||= JSON.parse(body).refreshToken !== `refresh-${state.serial}`
      if (state.revoked)
        return [401, { error: { code: 401, reason: 'refresh_refused', message: '', requestId: 'r' } }]
      state.serial += 1
      return [200, { data: { accessToken: access(state.serial), refreshToken: `refresh-${state.serial}` } }]
    }
    return { state, answer, first: { accessToken: access(1), refreshToken: 'refresh-1' } }
  }

  it('are refreshed once by concurrent processes, in a file that only the owner can read', async () => {
    const { folder, run } = await machineForTest()
    const { state, answer, first } = rotating()
    const url = await httpServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const [status, body] = await answer(
        request.url ?? '',
        request.headers.authorization,
        Buffer.concat(chunks).toString(),
      )
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await run(['profiles', 'add', 'default', '--url', url])
    const config = join(folder, 'config', 'config.json')
    const known = JSON.parse(await readFile(config, 'utf8'))
    await writeFile(config, JSON.stringify({ ...known, profiles: { default: { url, tokens: 'file' } } }))
    const file = join(folder, 'config', 'tokens', 'default.json')
    await withLock(join(folder, 'config', 'tokens', 'made'), () =>
      writeFile(file, JSON.stringify(first), { mode: 0o600 }),
    )
    const ends = await Promise.all([1, 2, 3, 4].map(() => run(['whoami', '--json', '--fields', 'email'])))
    expect(ends.map(({ status }) => status)).toEqual([0, 0, 0, 0])
    expect(state).toMatchObject({ refreshes: 1, revoked: false })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(file, 'utf8')).refreshToken).toBe('refresh-2')
  })
})
