import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

describe('user.refreshAccessToken', () => {
  let world: TestApp
  let account: TestAccount
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  async function fresh() {
    account = await world.account()
    return account.tokens.refreshToken
  }
  const refresh = (refreshToken: string, username = account.email) =>
    world.visitor.user.refreshAccessToken({ body: { username, refreshToken } })

  it('changes a refresh token for a new pair, with the user in the access token', async () => {
    const { accessToken, refreshToken } = await refresh(await fresh())
    expect(decodeJwt(accessToken).data).toMatchObject({ id: account.id, email: account.email, isAdmin: 0 })
    await refresh(refreshToken)
  })

  it('gives two tabs that refresh at once the same pair', async () => {
    const token = await fresh()
    const pairs = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1)
    expect(new Set(pairs.map(({ accessToken }) => accessToken)).size).toBe(1)
  })

  it('repeats a lost response within ten seconds, and ends the session after that', async () => {
    const token = await fresh()
    const first = await refresh(token)
    world.clock.pass({ seconds: 10 })
    expect(await refresh(token)).toEqual(first)
    world.clock.pass({ seconds: 1 })
    expect((await refusal(refresh(token))).body.reason).toBe('refresh_refused')
    expect((await refusal(refresh(first.refreshToken))).body.reason).toBe('refresh_refused')
  })

  it('ends the session when the parent is used after the clock was set back', async () => {
    const token = await fresh()
    await refresh(token)
    world.clock.pass({ hours: -3 })
    expect((await refusal(refresh(token))).body.reason).toBe('refresh_refused')
  })

  it('ends the session when the grandparent of the active token is used, even at once', async () => {
    const grandparent = await fresh()
    const parent = await refresh(grandparent)
    const child = await refresh(parent.refreshToken)
    expect((await refusal(refresh(grandparent))).body.reason).toBe('refresh_refused')
    expect((await refusal(refresh(child.refreshToken))).body.reason).toBe('refresh_refused')
    const signedIn = world.client({ authorization: `Bearer ${child.accessToken}` })
    expect((await refusal(signedIn.user.settings())).body.reason).toBe('token_invalid')
  })

  it("refuses another account's name, without ending the session", async () => {
    const token = await fresh()
    const mine = account
    const other = await world.account()
    expect((await refusal(refresh(token, other.email))).body.reason).toBe('refresh_refused')
    await refresh(token, mine.email)
  })

  it('refuses a token after thirty days', async () => {
    const token = await fresh()
    world.clock.pass({ days: 30 })
    expect((await refusal(refresh(token))).body.reason).toBe('refresh_refused')
  })

  it('tells an expired access token from a forged one', async () => {
    await fresh()
    world.clock.pass({ minutes: 16 })
    expect((await refusal(account.client.user.settings())).body.reason).toBe('token_expired')
    const forged = world.client({ authorization: `Bearer ${account.tokens.accessToken.slice(0, -4)}AAAA` })
    expect((await refusal(forged.user.settings())).body.reason).toBe('token_invalid')
  })

  it('gives an expired token a 401 on a public read too, instead of the part that visitors see', async () => {
    await fresh()
    world.clock.pass({ minutes: 16 })
    expect((await refusal(account.client.swimmers.all())).body.reason).toBe('token_expired')
  })
})

describe('user.logout', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('ends the session: neither token works any more', async () => {
    const { client, tokens, email } = await world.account()
    const body = { refreshToken: tokens.refreshToken }
    await world.visitor.user.logout({ body })
    const refresh = world.visitor.user.refreshAccessToken({ body: { username: email, ...body } })
    expect((await refusal(refresh)).body.reason).toBe('refresh_refused')
    expect((await refusal(client.user.settings())).body.reason).toBe('token_invalid')
  })

  it('says nothing of a token that it does not know', async () => {
    expect(await world.visitor.user.logout({ body: { refreshToken: 'x'.repeat(43) } })).toBeNull()
  })
})
