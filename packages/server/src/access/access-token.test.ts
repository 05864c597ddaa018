import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

describe('an access token', () => {
  let world: TestApp
  let account: TestAccount
  beforeAll(async () => {
    world = await testApp()
    account = await world.account()
  })
  afterAll(() => world.stop())

  /** A token of the account, signed by the key of the installation, with other claims; undefined leaves one out. */
  async function signed(claims: Record<string, unknown>): Promise<string> {
    const { kid, secret } = await world.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow()
    const all = { ...decodeJwt(account.tokens.accessToken), ...claims }
    const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    return new SignJWT(payload as JWTPayload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .sign(Buffer.from(secret, 'base64url'))
  }
  const now = () => Math.floor(world.clock.now().getTime() / 1000)

  async function answerTo(token: string) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await world.app.inject({ url: '/api/v1/user/settings', headers })
    return { status: answer.statusCode, reason: answer.json().error?.reason }
  }

  it('with the claims of a sign-in is accepted', async () => {
    expect(await answerTo(await signed({}))).toEqual({ status: 200, reason: undefined })
  })

  it.each([
    { sub: 'abc' },
    { sub: '' },
    { sub: '1e99' },
    { sub: '-1' },
    { sub: '99999999999999' },
    { sub: undefined },
    { sid: 'x' },
    { sid: null },
    { sid: 1.5 },
    { sid: 2 ** 40 },
    { sid: { id: 1 } },
    { sid: undefined },
    { tv: 'x' },
    { exp: undefined },
    { exp: 'tomorrow' },
  ])('of the right key with the claims %j is refused with 401 `token_invalid`', async (claims) => {
    expect(await answerTo(await signed(claims))).toEqual({ status: 401, reason: 'token_invalid' })
  })

  it('is expired more than five seconds after its time', async () => {
    expect((await answerTo(await signed({ exp: now() - 4 }))).status).toBe(200)
    expect(await answerTo(await signed({ exp: now() - 6 }))).toEqual({ status: 401, reason: 'token_expired' })
  })

  it('is refused once it has expired or its session has ended, although it was accepted before', async () => {
    const token = await signed({ exp: now() + 60 })
    expect((await answerTo(token)).status).toBe(200)
    await world.db.updateTable('day_session').set({ revoked_at: world.clock.now() }).execute()
    expect(await answerTo(token)).toEqual({ status: 401, reason: 'token_invalid' })
    await world.db.updateTable('day_session').set({ revoked_at: null }).execute()
    expect((await answerTo(token)).status).toBe(200)
    world.clock.pass({ minutes: 2 })
    expect(await answerTo(token)).toEqual({ status: 401, reason: 'token_expired' })
  })

  it('is refused where another `Authorization` header is beside it', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    const statusOf = (tokens: readonly string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const lines = tokens.flatMap((token) => ['Authorization', `Bearer ${token}`])
        const headers = ['Host', `127.0.0.1:${port}`, ...lines]
        const options = { host: '127.0.0.1', port, path: '/api/v1/user/settings', headers, agent: false }
        request(options, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
    const { accessToken } = account.tokens
    expect(await statusOf([accessToken])).toBe(200)
    expect(await statusOf([accessToken, accessToken])).toBe(401)
    expect(await statusOf([accessToken, 'abc.def.ghi'])).toBe(401)
  })
})

describe('invalid tokens on writes', () => {
  it('are limited by address, whatever accounts they name', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const write = async (turn: number) => {
      const headers = { authorization: `Bearer pln_${turn}` }
      const answer = await world.app.inject({ method: 'DELETE', url: '/api/v1/swimmers/1', headers })
      return answer.json().error.reason
    }
    for (let turn = 0; turn < 60; turn += 1) expect(await write(turn)).toBe('token_invalid')
    expect(await write(60)).toBe('rate_limited')
    world.clock.pass({ minutes: 1 })
    expect(await write(61)).toBe('token_invalid')
    await world.stop()
  })
})
