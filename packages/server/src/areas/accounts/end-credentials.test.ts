import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

const NEW_PASSWORD = 'a new password'

describe('the credentials of an account', () => {
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason
  const reset = (token: string, more = {}) =>
    world.visitor.user.reset({ body: { token, password: NEW_PASSWORD, ...more } })
  const confirmEmail = (token: string) => world.visitor.user.confirmEmail({ body: { token } })

  async function resetLinkOf({ email }: TestAccount) {
    await world.visitor.user.forgot({ body: { email } })
    return tokenOfMail(world.db, email)
  }
  async function emailLinkOf({ client, password, id }: TestAccount) {
    const email = `moved${id}@polynya.test`
    await client.user.changeEmail({ body: { email, password } })
    return tokenOfMail(world.db, email)
  }
  async function programOf({ client }: TestAccount) {
    const body = { label: 'cron', scopes: ['read' as const], expiresOn: '2026-06-30' }
    const { token } = await client.user.createToken({ body })
    return world.client({ authorization: `Bearer ${token}` })
  }
  const changePassword = ({ client, password }: TestAccount, more = {}) =>
    client.user.changePassword({ body: { password, newPassword: NEW_PASSWORD, ...more } })

  it('end with a change of the password: mailed links and personal access tokens', async () => {
    const account = await world.account()
    const [resetLink, emailLink] = [await resetLinkOf(account), await emailLinkOf(account)]
    const program = await programOf(account)
    await changePassword(account)
    expect(await reasonOf(reset(resetLink))).toBe('reset_link_wrong')
    expect(await reasonOf(confirmEmail(emailLink))).toBe('email_link_wrong')
    expect(await reasonOf(program.user.settings())).toBe('token_invalid')
  })

  it('leave personal access tokens valid if the change of the password requests it', async () => {
    const account = await world.account()
    const program = await programOf(account)
    await changePassword(account, { keepTokens: true })
    expect(await program.user.settings()).toMatchObject({ email: account.email })
  })

  it('end with a reset: the other links and personal access tokens', async () => {
    const account = await world.account()
    const [emailLink, program] = [await emailLinkOf(account), await programOf(account)]
    await reset(await resetLinkOf(account))
    expect(await reasonOf(confirmEmail(emailLink))).toBe('email_link_wrong')
    expect(await reasonOf(program.user.settings())).toBe('token_invalid')
  })

  it('end with a change of the e-mail address: links that reset the password', async () => {
    const account = await world.account()
    const [resetLink, emailLink] = [await resetLinkOf(account), await emailLinkOf(account)]
    await confirmEmail(emailLink)
    expect(await reasonOf(reset(resetLink))).toBe('reset_link_wrong')
  })

  it('end where an administrator ends the sign-ins: links and personal access tokens too', async () => {
    const account = await world.account()
    const [resetLink, program] = [await resetLinkOf(account), await programOf(account)]
    const params = { id: account.id }
    expect(await superAdmin.client.accounts.endSessions({ params })).toEqual({ ended: 1, endedTokens: 1 })
    expect(await reasonOf(reset(resetLink))).toBe('reset_link_wrong')
    expect(await reasonOf(program.user.settings())).toBe('token_invalid')
  })

  it('do not come back when a block ends', async () => {
    const account = await world.account()
    const [resetLink, program] = [await resetLinkOf(account), await programOf(account)]
    const call = { params: { id: account.id }, body: { reason: 'A stolen password' } }
    await superAdmin.client.accounts.block(call)
    await superAdmin.client.accounts.unblock(call)
    expect(await reasonOf(reset(resetLink))).toBe('reset_link_wrong')
    expect(await reasonOf(program.user.settings())).toBe('token_invalid')
  })

  it('keep a reset link, but refuse it with the e-mail of another account', async () => {
    const [account, other] = [await world.account(), await world.account()]
    const link = await resetLinkOf(account)
    expect(await reasonOf(reset(link, { email: other.email }))).toBe('reset_link_wrong')
    await reset(link, { email: account.email.toUpperCase() })
  })
})
