import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

const PASSWORD = 'long enough'

describe('an e-mail address whose domain is not in ASCII', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const signUp = (email: string) =>
    world.visitor.user.signup({
      body: { email, password: PASSWORD, firstName: 'Мария', lastName: 'Соколова', consent: true },
    })
  const signIn = (username: string) =>
    world.visitor.user.authenticate({ body: { username, password: PASSWORD } })

  it('signs up, gets its mail at the punycode form, and signs in by either spelling', async () => {
    await signUp('Maria@Почта.рф')
    const ascii = 'maria@xn--80a1acny.xn--p1ai'
    const token = await tokenOfMail(world.db, ascii)
    await world.visitor.user.setEmailVerified({ body: { token } })
    for (const username of [ascii, 'maria@почта.рф', 'MARIA@ПОЧТА.РФ', 'maria@XN--80A1ACNY.xn--p1ai'])
      expect((await signIn(username)).accessToken).toBeTruthy()
    for (const email of [ascii, 'maria@почта.рф'])
      expect((await refusal(signUp(email))).body.reason).toBe('email_taken')
    await world.visitor.user.forgot({ body: { email: 'maria@почта.рф' } })
    expect(await world.mailsTo(ascii)).toHaveLength(2)
  })

  it('replaces another on the punycode form', async () => {
    const account = await world.account()
    await account.client.user.changeEmail({ body: { email: 'new@пример.рф', password: account.password } })
    const ascii = 'new@xn--e1afmkfd.xn--p1ai'
    await world.visitor.user.confirmEmail({ body: { token: await tokenOfMail(world.db, ascii) } })
    const superAdmin = await world.account(['superAdmin'])
    const { accounts } = await superAdmin.client.accounts.list({ query: { email: 'New@Пример.рф' } })
    expect(accounts.map(({ email }) => email)).toEqual([ascii])
  })

  it.each([
    'мария@почта.рф',
    'maria@почта',
    'maria@поч та.рф',
    'maria@почта..рф',
    'maria@почта.рф/x',
    'maria@почта.рф:25',
    'maria@１２７.０.０.１',
    'maria@xn--.рф',
    'maria@-почта-.com.',
    'a@b@почта.рф',
  ])('is rejected as %j with `not_an_email`', async (email) => {
    const { body } = await refusal(signUp(email))
    expect(body.issues).toEqual([{ path: 'email', reason: 'not_an_email' }])
  })
})
