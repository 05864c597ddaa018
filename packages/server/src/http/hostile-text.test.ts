import { REASONS } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

const HALF = '\\ud800'
const OTHER_HALF = '\\udc00'

describe('text that is no Unicode, or that no database stores', () => {
  let world: TestApp
  let account: TestAccount
  beforeAll(async () => {
    world = await testApp()
    account = await world.account()
  })
  afterAll(() => world.stop())

  const authorization = () => `Bearer ${account.tokens.accessToken}`
  const send = async (method: 'PUT' | 'POST' | 'GET', url: string, payload?: string, headers = {}) => {
    const type = payload === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await world.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: authorization(), ...type, ...headers },
      ...(payload !== undefined && { payload }),
    })
    return { status: answer.statusCode, error: answer.json().error }
  }
  const wrong = (path: string) => ({
    status: REASONS.invalid_input.status,
    error: expect.objectContaining({ reason: 'invalid_input', issues: [{ path, reason: 'wrong_format' }] }),
  })

  it.each([
    ['half of a pair', HALF],
    ['the other half', OTHER_HALF],
    ['halves in the wrong order', `${OTHER_HALF}${HALF}`],
    ['a zero character', '\\u0000'],
  ])('is rejected in a body where it is %s', async (_, text) => {
    expect(
      await send('PUT', '/user/password', `{"password":"x${text}","newPassword":"long enough"}`),
    ).toEqual(wrong('password'))
    const body = `{"eventId":1,"swimmers":[{"swimmerId":1,"entries":[{"distanceId":1,"division":"a${text}"}]}]}`
    expect(await send('POST', '/orders/quote', body)).toEqual(wrong('swimmers.0.entries.0.division'))
  })

  it('accepts a whole pair', async () => {
    const { error } = await send(
      'PUT',
      '/user/password',
      '{"password":"\\ud83c\\udfca","newPassword":"long enough"}',
    )
    expect(error.reason).toBe('password_wrong')
  })

  it('becomes plain letters in a name where it is full-width', async () => {
    await account.client.user.updateSettings({ body: { firstName: 'Ｍａｒｉａ' } })
    expect(await account.client.user.settings()).toMatchObject({ firstName: 'Maria' })
    const digits = await send('PUT', '/user/settings', '{"firstName":"Maria２"}')
    expect(digits.error.issues).toEqual([{ path: 'firstName', reason: 'name_digits' }])
  })

  it('is rejected in a query and in a path, where a zero character is percent-encoded', async () => {
    expect(await send('GET', '/swimmers/all?lastName=a%00b')).toEqual(wrong('query.lastName'))
    // Half of a pair has no encoding in UTF-8: such bytes are no text at all.
    expect((await send('GET', '/swimmers/all?lastName=%ED%A0%80')).status).toBeLessThan(500)
    expect((await send('GET', '/swimmers/get/%ED%A0%80')).status).toBe(404)
  })

  it.each([
    ['Idempotency-Key', 'key-\ud800-of-a-call'],
    ['Idempotency-Key', 'key-\0-of-a-call'],
    ['Idempotency-Key', 'ключ-вызова'],
    ['If-Match', '"\ud800"'],
    ['If-Match', '"٣"'],
  ])('is rejected in the header %s: %j', async (name, value) => {
    const [method, url, body] =
      name === 'If-Match' ? (['PUT', '/swimmers/1', '{}'] as const) : (['POST', '/orders', ORDER] as const)
    const { status, error } = await send(method, url, body, { [name.toLowerCase()]: value })
    expect([status, error.issues]).toEqual([400, [{ path: name, reason: 'wrong_format' }]])
  })
})

const ORDER = '{"eventId":1,"swimmers":[{"swimmerId":1,"entries":[{"distanceId":1}]}]}'
