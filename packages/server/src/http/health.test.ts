import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { readVersion } from '../version.ts'

describe('health', () => {
  it('tells that the process lives and that it can answer', async () => {
    const world = await testApp()
    expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await world.app.inject('/readyz')).statusCode).toBe(200)
    await world.stop()
  })

  it('says that the disk is full, where reads and sign-ins still work', async () => {
    const world = await testApp()
    const readyz = async () => (await world.app.inject('/readyz')).json()
    expect(await readyz()).toEqual({ status: 'ready', storage: 'ok' })
    const { email: username, password } = await world.account()
    await world.stop()

    // Of the disk of the test, a third of what is required is free.
    const { bavail, bsize } = await statfs(tmpdir())
    const full = await testApp({ MIN_FREE_MB: String(Math.ceil((3 * bavail * bsize) / 1e6)) })
    const answer = await full.app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', storage: 'full' }])
    const write = full.visitor.user.forgot({ body: { email: username } })
    await expect(write).rejects.toMatchObject({ status: 503, body: { reason: 'storage_full' } })
    // Not for want of room: the account is unknown there.
    const signIn = full.visitor.user.authenticate({ body: { username, password } })
    await expect(signIn).rejects.toMatchObject({ status: 401 })
    await full.stop()
  })

  it('names the version in every answer: of the API, of pages, and of refusals', async () => {
    const world = await testApp()
    const version = readVersion()
    for (const url of ['/healthz', '/api/v1/events/upcoming', '/api/v1/user/settings', '/nowhere', '/%'])
      expect((await world.app.inject(url)).headers).toMatchObject({ 'x-polynya-version': version })
    await world.stop()
  })
})
