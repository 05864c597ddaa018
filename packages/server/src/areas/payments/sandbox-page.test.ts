import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPayment } from '../../payments/testing/a-payment.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let world: TestApp
afterEach(() => world.stop())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function opened(given: Parameters<typeof aPayment>[0] = {}) {
  const notify = vi.fn(async () => {})
  world = await testApp({}, { notify })
  const gateway = world.deps.gateways.sandbox
  if (!gateway) throw new Error('No sandbox')
  const { externalId, confirmationUrl } = await gateway.create(aPayment(given))
  const url = new URL(confirmationUrl ?? '').pathname
  const choose = (choice: string) =>
    world.app.inject({ method: 'POST', url, headers: FORM, payload: `choice=${choice}` })
  return { gateway, externalId, url, choose, notify }
}

describe("the built-in gateway's page", () => {
  it.each([
    ['ru', 'Пробная оплата', 'Оплатить дважды', '1 500 ₽'],
    ['en', 'Test payment', 'Pay twice', '₽1,500'],
  ] as const)(
    'shows in the language of the payment (%s) its amount, and how it can end',
    async (language, title, twice, amount) => {
      const { url } = await opened({ language })
      const { payload, headers } = await world.app.inject(url)
      const text = payload.replaceAll('\xa0', ' ')
      expect(text).toContain(`<h1>${title}</h1>`)
      expect(text).toContain(twice)
      expect(text).toContain(amount)
      expect(text).toContain('Заказ 7: Кубок Тюмени')
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it("runs no script, and submits its form only to itself and to the payer's return address", async () => {
    const { url } = await opened({ description: '<script>alert(1)</script>' })
    const { payload, headers } = await world.app.inject(url)
    expect(payload).not.toContain('<script>')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://polynya.test; base-uri 'none'; frame-ancestors 'none'",
    )
    const style = await world.app.inject('/plain-page.css')
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it.each([
    ['pay', 'succeeded', 1],
    ['refuse', 'canceled', 1],
    ['twice', 'succeeded', 2],
    ['delay', 'pending', 0],
    ['leave', 'pending', 0],
  ])(
    'applies the choice of the payer, notifies the platform, and returns the payer: %s',
    async (choice, status, notices) => {
      const { gateway, externalId, choose, notify } = await opened()
      const answer = await choose(choice)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe('http://polynya.test/orders?payed=7')
      expect((await gateway.get(externalId)).status).toBe(status)
      expect(notify).toHaveBeenCalledTimes(notices)
      if (notices > 0) expect(notify).toHaveBeenCalledWith('sandbox', externalId, expect.anything())
    },
  )

  it('also returns the payer when no notification could be delivered', async () => {
    const { gateway, externalId, choose, notify } = await opened()
    notify.mockRejectedValue(new Error('busy'))
    expect((await choose('pay')).statusCode).toBe(303)
    expect((await gateway.get(externalId)).status).toBe('succeeded')
  })

  it('shows how a decided payment ended, with the way back and nothing to choose', async () => {
    const { url, choose, notify } = await opened()
    await choose('pay')
    const { payload } = await world.app.inject(url)
    expect(payload).toContain('<h1>Платёж прошёл</h1>')
    expect(payload).toContain('href="http://polynya.test/orders?payed=7"')
    expect(payload).not.toContain('<form')
    await choose('refuse')
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('refuses what is no choice', async () => {
    const { choose } = await opened()
    expect((await choose('steal')).json().error).toMatchObject({ code: 400, reason: 'invalid_input' })
  })

  it('says that it does not know a payment', async () => {
    const { url } = await opened()
    const unknown = url.replace(/.$/, 'x')
    const { statusCode, payload } = await world.app.inject({
      url: unknown,
      headers: { 'accept-language': 'en' },
    })
    expect([statusCode, payload]).toEqual([404, expect.stringContaining('Payment not found')])
  })

  it('is not there where the built-in gateway is taken away', async () => {
    world = await testApp({ PAYMENTS_SANDBOX: '0' })
    expect(world.deps.gateways.sandbox).toBeUndefined()
    expect((await world.app.inject('/sandbox/pay/x')).statusCode).toBe(404)
  })
})
