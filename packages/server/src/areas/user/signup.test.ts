import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

describe('user.signup', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const form = (email: string) => ({
    email,
    password: 'long enough',
    firstName: 'Мария',
    lastName: 'Соколова',
    consent: true,
  })
  const signUp = (email: string, more = {}) =>
    world.visitor.user.signup({ body: { ...form(email), ...more } })

  it('makes an account that its mailed link activates', async () => {
    const { id } = await signUp('maria@polynya.test')
    expect(id).toBeGreaterThanOrEqual(1000)
    const [mail] = await world.mailsTo('maria@polynya.test')
    expect(mail?.text).toContain('http://polynya.test/user/welcome?token=')
    const tokens = await world.visitor.user.setEmailVerified({
      body: { token: await tokenOfMail(world.db, 'maria@polynya.test') },
    })
    expect(tokens.accessToken).toBeTruthy()
  })

  it('writes the e-mail in the chosen language, else in the one that the browser prefers', async () => {
    await signUp('chosen@polynya.test', { language: 'en' })
    const english = world.client({ 'accept-language': 'en-GB,en;q=0.9' })
    await english.user.signup({ body: form('asked@polynya.test') })
    const [chosen] = await world.mailsTo('chosen@polynya.test')
    const [mail] = await world.mailsTo('asked@polynya.test')
    expect(chosen?.subject).toMatch(/^[\x20-\x7e]+$/)
    expect(mail?.subject).toBe(chosen?.subject)
  })

  it('refuses an e-mail that an account has, in any case', async () => {
    await signUp('taken@polynya.test')
    const { status, body } = await refusal(signUp('TAKEN@polynya.test'))
    expect(status).toBe(409)
    expect(body.reason).toBe('email_taken')
  })

  it('refuses all but one of sign-ups at the same moment', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => signUp('race@polynya.test')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('allows another user to take an e-mail that was never activated, once the link has expired', async () => {
    await signUp('lapsed@polynya.test')
    world.clock.pass({ hours: 4, minutes: 59 })
    expect((await refusal(signUp('lapsed@polynya.test'))).body.reason).toBe('email_taken')
    world.clock.pass({ minutes: 2 })
    await signUp('lapsed@polynya.test')
  })

  it('requires consent to the processing of personal data', async () => {
    const { body } = await refusal(signUp('no-consent@polynya.test', { consent: false }))
    expect(body.issues).toEqual([{ path: 'consent', reason: 'consent_required' }])
  })

  it('grants no rights to a caller who requests them', async () => {
    const { status, body } = await refusal(signUp('cunning@polynya.test', { isAdmin: 1 }))
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'isAdmin', reason: 'unknown_field' }])
  })

  it('keeps names and passwords within their limits', async () => {
    const { body } = await refusal(signUp('limits@polynya.test', { password: 'short', firstName: ' A' }))
    expect(body.issues).toEqual([
      { path: 'password', reason: 'too_short', limit: 8 },
      { path: 'firstName', reason: 'name_leading_space' },
    ])
  })
})
