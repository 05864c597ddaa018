import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'
import { writeSiteSetting } from '../site/site.store.ts'

describe('outbox.list', () => {
  let world: TestApp
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const mailTo = async (email: string, { client } = admin) =>
    (await client.outbox.list()).mails.find(({ to }) => to === email)
  const textOf = async (email: string, by = admin) => (await mailTo(email, by))?.text ?? ''

  it('masks the secret of every link: activation, reset and a new e-mail address', async () => {
    const { email, password, client } = await world.account()
    const shown = [await textOf(email)]
    await world.visitor.user.forgot({ body: { email } })
    shown.push(await textOf(email))
    await client.user.changeEmail({ body: { email: `new.${email}`, password } })
    shown.push(await textOf(`new.${email}`))
    expect(shown.map((text) => /\/user\/[\w-]+\?token=\S+/.exec(text)?.[0])).toEqual([
      '/user/welcome?token=***',
      '/user/reset?token=***',
      '/user/confirm-email?token=***',
    ])
  })

  it('shows the page of an e-mail without the secret of its link', async () => {
    const { email } = await world.account()
    const { html } = (await mailTo(email)) ?? {}
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain('/user/welcome?token=***')
    expect(html).not.toContain(await tokenOfMail(world.db, email))
  })

  it('shows secrets in a demo on loopback, and masks them for programs even there', async () => {
    await world.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true }))
    const { email } = await world.account()
    const secret = await tokenOfMail(world.db, email)
    expect(await textOf(email)).toContain(secret)
    const { token } = await admin.client.user.createToken({
      body: { label: 'reads', scopes: ['outbox'], expiresOn: '2026-06-30' },
    })
    const program = { ...admin, client: world.client({ authorization: `Bearer ${token}` }) }
    expect(await textOf(email, program)).not.toContain(secret)
  })
})
