import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

describe('user.forgot', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('returns a reference that resets nothing; the secret is sent by e-mail only', async () => {
    const { email } = await world.account()
    const { passwordResetToken } = await world.visitor.user.forgot({ body: { email } })
    const secret = await tokenOfMail(world.db, email)
    expect(passwordResetToken).not.toBe(secret)
    const reset = world.visitor.user.reset({ body: { token: passwordResetToken, password: 'taken over' } })
    expect((await refusal(reset)).body.reason).toBe('reset_link_wrong')
  })

  it('reports that no account is registered with an e-mail', async () => {
    const { status, body } = await refusal(
      world.visitor.user.forgot({ body: { email: 'nobody@polynya.test' } }),
    )
    expect(status).toBe(404)
    expect(body.reason).toBe('email_unknown')
  })
})

describe('the limit of e-mails', () => {
  it('sends three e-mails an hour to one address, regardless of the caller', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const ask = () => world.visitor.user.forgot({ body: { email: 'flooded@polynya.test' } })
    for (let times = 0; times < 3; times += 1) expect((await refusal(ask())).status).toBe(404)
    expect((await refusal(ask())).body.reason).toBe('rate_limited')
    await world.stop()
  })
})
