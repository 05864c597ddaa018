import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { writeSiteSetting } from '../site/site.store.ts'

describe("the demo's outbox", () => {
  it('shows mails with their links in a demo on loopback, with what people wrote made harmless', async () => {
    const world = await testApp()
    await world.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true }))
    const names = { firstName: 'Anna', lastName: 'Petrova' }
    const body = { email: 'a@polynya.test', password: 'long enough', ...names, consent: true }
    await world.visitor.user.signup({ body })
    await world.db.updateTable('mail').set({ subject: '<script>alert(1)</script>' }).execute()
    const { payload } = await world.app.inject('/api/outbox')
    expect(payload).toMatch(/<a href="http:\/\/polynya\.test\/user\/welcome\?token=[\w-]+">/)
    expect(payload).not.toContain('<script>')
    expect(payload).toMatch(/<iframe sandbox="allow-popups [\w-]+" [^>]*srcdoc="&lt;!doctype html&gt;/)
    await world.stop()
  })

  it('leaves the full stop after a link to its sentence', async () => {
    const world = await testApp()
    await world.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true }))
    await world.account()
    await world.db.updateTable('mail').set({ text: 'See https://polynya.test/process.' }).execute()
    const { payload } = await world.app.inject('/api/outbox')
    expect(payload).toContain('<a href="https://polynya.test/process">https://polynya.test/process</a>.')
    await world.stop()
  })

  it.each([
    ['localhost:8080', 200],
    ['127.0.0.1', 200],
    ['[::1]:8080', 200],
    ['rebound.example:8080', 404],
    ['127.0.0.1.rebound.example', 404],
  ])('answers the host "%s" with %i', async (host, status) => {
    const world = await testApp()
    await world.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true }))
    const answer = await world.app.inject({ url: '/api/outbox', headers: { host } })
    expect(answer.statusCode).toBe(status)
    await world.stop()
  })

  it.each([
    [true, { HOST: '0.0.0.0' }],
    [true, { SMTP_URL: 'smtp://mail.example' }],
    [false, {}],
  ])('is not there otherwise: demo %s with %j', async (demo, env) => {
    const world = await testApp(env)
    await world.db.transaction().execute((tx) => writeSiteSetting(tx, { demo }))
    expect((await world.app.inject('/api/outbox')).statusCode).toBe(404)
    await world.stop()
  })
})
