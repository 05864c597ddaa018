import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

describe('user.setEmailVerified', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  async function signedUp(email: string) {
    const names = { firstName: 'Anna', lastName: 'Petrova' }
    await world.visitor.user.signup({ body: { email, password: 'long enough', ...names, consent: true } })
    return tokenOfMail(world.db, email)
  }
  const verify = (token: string) => world.visitor.user.setEmailVerified({ body: { token } })

  it('activates the account and signs in', async () => {
    const { accessToken } = await verify(await signedUp('a@polynya.test'))
    const settings = await world.client({ authorization: `Bearer ${accessToken}` }).user.settings()
    expect(settings.email).toBe('a@polynya.test')
  })

  it('works once', async () => {
    const token = await signedUp('once@polynya.test')
    await verify(token)
    expect((await refusal(verify(token))).body).toMatchObject({ code: 400, reason: 'activation_link_wrong' })
  })

  it('works for five hours', async () => {
    const token = await signedUp('late@polynya.test')
    world.clock.pass({ hours: 5, seconds: 1 })
    expect((await refusal(verify(token))).body.reason).toBe('activation_link_wrong')
  })

  it('refuses a secret that was made up', async () => {
    expect((await refusal(verify('a'.repeat(43)))).body.reason).toBe('activation_link_wrong')
  })

  it('refuses the link of a password reset', async () => {
    const { email } = await world.account()
    await world.visitor.user.forgot({ body: { email } })
    const token = await tokenOfMail(world.db, email)
    expect((await refusal(verify(token))).body.reason).toBe('activation_link_wrong')
  })
})

describe('user.resendActivation', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('sends a new link and ends the old one', async () => {
    const email = 'again@polynya.test'
    const names = { firstName: 'Anna', lastName: 'Petrova' }
    await world.visitor.user.signup({ body: { email, password: 'long enough', ...names, consent: true } })
    const first = await tokenOfMail(world.db, email)
    await world.visitor.user.resendActivation({ body: { email } })
    const second = await tokenOfMail(world.db, email)
    expect((await refusal(world.visitor.user.setEmailVerified({ body: { token: first } }))).status).toBe(400)
    await world.visitor.user.setEmailVerified({ body: { token: second } })
  })

  it('refuses an address that has no account to activate', async () => {
    const { email } = await world.account()
    for (const address of [email, 'nobody@polynya.test']) {
      const { body } = await refusal(world.visitor.user.resendActivation({ body: { email: address } }))
      expect(body.reason).toBe('email_unknown')
    }
  })
})
