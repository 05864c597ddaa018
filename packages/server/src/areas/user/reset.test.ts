import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdministratorLink } from '../../first-administrator.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

describe('user.reset', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const reset = (token: string, password = 'a new password') =>
    world.visitor.user.reset({ body: { token, password } })

  async function forgotten() {
    const account = await world.account()
    await world.visitor.user.forgot({ body: { email: account.email } })
    return { account, token: await tokenOfMail(world.db, account.email) }
  }

  it('sets the password, signs in, and says so by mail', async () => {
    const { account, token } = await forgotten()
    const { accessToken } = await reset(token)
    expect(await world.client({ authorization: `Bearer ${accessToken}` }).user.swimcount()).toBeTruthy()
    const credentials = { username: account.email, password: 'a new password' }
    await world.visitor.user.authenticate({ body: credentials })
    expect(await world.mailsTo(account.email)).toHaveLength(3)
  })

  it('ends every session that was running', async () => {
    const { account, token } = await forgotten()
    await reset(token)
    expect((await refusal(account.client.user.settings())).body.reason).toBe('token_invalid')
    const refresh = { username: account.email, refreshToken: account.tokens.refreshToken }
    const { body } = await refusal(world.visitor.user.refreshAccessToken({ body: refresh }))
    expect(body.reason).toBe('refresh_refused')
  })

  it('works once, within an hour, and only the newest link', async () => {
    const { account, token } = await forgotten()
    await world.visitor.user.forgot({ body: { email: account.email } })
    expect((await refusal(reset(token))).body.reason).toBe('reset_link_wrong')
    const newest = await tokenOfMail(world.db, account.email)
    world.clock.pass({ hours: 1, seconds: 1 })
    expect((await refusal(reset(newest))).body.reason).toBe('reset_link_wrong')
  })

  it('refuses a blocked account', async () => {
    const { account, token } = await forgotten()
    await world.db
      .updateTable('account')
      .set({ blocked_at: new Date() })
      .where('id', '=', account.id)
      .execute()
    expect((await refusal(reset(token))).body.reason).toBe('account_blocked')
  })
})

describe('the first super administrator', () => {
  it('starts with a one-time link, and chooses an e-mail and a password', async () => {
    const world = await testApp()
    const link = await firstAdministratorLink(world.deps)
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    const body = { token, password: 'the first of all' }
    expect((await refusal(world.visitor.user.reset({ body }))).body.issues).toEqual([
      { path: 'email', reason: 'required' },
    ])
    const email = 'first@polynya.test'
    const { accessToken } = await world.visitor.user.reset({ body: { ...body, email } })
    const first = world.client({ authorization: `Bearer ${accessToken}` })
    expect((await first.accounts.list()).accounts.map(({ id }) => id)).toContain(1)
    expect(await firstAdministratorLink(world.deps)).toBeNull()
    await world.stop()
  })
})
