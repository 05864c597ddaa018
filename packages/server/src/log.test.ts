import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { injectClient } from './testing/inject-client.ts'
import { testApp } from './testing/test-app.ts'

describe('the log', () => {
  it('reports changes and failures without secrets or personal names', async () => {
    const world = await testApp()
    let written = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written += chunk
        done()
      },
    })
    const deps = { ...world.deps, config: { ...world.deps.config, logLevel: 'trace' as const } }
    const app = buildApp(deps, pino({ level: 'trace' }, stream))
    const visitor = injectClient(app)
    const form = { email: 'secret.person@polynya.test', password: 'a secret password' }
    const names = { firstName: 'Ksenia', lastName: 'Tainova' }
    await visitor.user.signup({ body: { ...form, ...names, consent: true } })
    await visitor.user.authenticate({ body: { username: form.email, password: 'wrong' } }).catch(() => null)
    await visitor.swimmers.all({ query: { lastName: 'Tainova' } })
    const { accessToken } = (await world.account()).tokens
    await injectClient(app, { authorization: `Bearer ${accessToken}` }).user.settings()
    await app.close()

    const lines = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: '/api/v1/user/signup',
        status: 200,
        requestId: expect.any(String),
      }),
    )
    for (const secret of [form.email, form.password, names.lastName, accessToken]) {
      expect(written).not.toContain(secret)
    }
    await world.stop()
  })
})
