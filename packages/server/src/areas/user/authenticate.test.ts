import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimiter } from '../../http/rate-limiter.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('user.authenticate', () => {
  let world: TestApp
  let guardian: TestAccount

  beforeAll(async () => {
    world = await testApp()
    guardian = await world.account()
  })
  afterAll(() => world.stop())

  const signIn = (username: string, password: string) =>
    world.visitor.user.authenticate({ body: { username, password } })

  it('signs in with an e-mail in any case and a password', async () => {
    const { accessToken } = await signIn(guardian.email.toUpperCase(), guardian.password)
    const signedIn = world.client({ authorization: `Bearer ${accessToken}` })
    expect(await signedIn.user.swimcount()).toEqual({ numOfSwimmers: 0 })
  })

  it('responds identically to a wrong password and an unknown e-mail', async () => {
    const wrong = await refusal(signIn(guardian.email, 'not the password'))
    const unknown = await refusal(signIn('nobody@polynya.test', 'not the password'))
    expect(wrong.status).toBe(401)
    expect(wrong.body.reason).toBe('wrong_credentials')
    expect(unknown.body).toMatchObject({ reason: 'wrong_credentials', message: wrong.body.message })
  })

  it('refuses an account that was not activated yet', async () => {
    const email = 'new@polynya.test'
    const names = { firstName: 'New', lastName: 'Comer' }
    await world.visitor.user.signup({ body: { email, password: 'long enough', ...names, consent: true } })
    expect((await refusal(signIn(email, 'long enough'))).body.reason).toBe('account_not_activated')
  })

  it('refuses a blocked account, also with a token from before', async () => {
    const blocked = await world.account()
    await world.db
      .updateTable('account')
      .set({ blocked_at: world.clock.now() })
      .where('id', '=', blocked.id)
      .execute()
    expect((await refusal(signIn(blocked.email, blocked.password))).body.reason).toBe('account_blocked')
    expect((await refusal(blocked.client.user.settings())).body.reason).toBe('account_blocked')
  })

  it('names the fields that are missing', async () => {
    const { status, body } = await refusal(world.visitor.user.authenticate({ body: {} as never }))
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'username', reason: 'required' },
      { path: 'password', reason: 'required' },
    ])
  })
})

describe('the limit of sign-ins', () => {
  it('stops guessing after ten tries at one e-mail, and returns when to retry', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const guess = () =>
      world.visitor.user.authenticate({ body: { username: 'a@polynya.test', password: 'guess' } })
    for (let tries = 0; tries < 10; tries += 1) expect((await refusal(guess())).status).toBe(401)
    const { status, body } = await refusal(guess())
    expect(status).toBe(429)
    expect(body).toMatchObject({ reason: 'rate_limited', fields: { seconds: 900 } })
    world.clock.pass({ minutes: 15 })
    expect((await refusal(guess())).status).toBe(401)
    await world.stop()
  })

  it('does not last for the hours by which the clock is set back', async () => {
    const world = await testApp()
    const limits = rateLimiter(world.db, world.clock, 1 / 600)
    const calls = [() => limits.take('adminWrite', 'a'), async () => limits.takeHere('read', 'a')]
    for (const call of calls) {
      const untilRefused = async () => {
        for (;;) await call()
      }
      await expect(untilRefused()).rejects.toMatchObject({ reason: 'rate_limited' })
      world.clock.pass({ hours: -3 })
      await call()
    }
    await world.stop()
  })
})
