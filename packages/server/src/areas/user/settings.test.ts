import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp, tokenOfMail } from '../../testing/test-app.ts'

describe("an account's settings", () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('are for the account alone', async () => {
    const { settings, sessions, tokens } = world.visitor.user
    for (const call of [settings, sessions, tokens]) {
      expect((await refusal(call())).body).toMatchObject({ code: 401, reason: 'sign_in_required' })
    }
  })

  it('change what is given and keep the rest', async () => {
    const { client } = await world.account()
    const before = await client.user.settings()
    const after = await client.user.updateSettings({ body: { language: 'en' } })
    expect(after).toEqual({ ...before, language: 'en' })
  })

  it('change the password, end the other sessions and sign in again', async () => {
    const { client, email, password } = await world.account()
    const elsewhere = await world.visitor.user.authenticate({ body: { username: email, password } })
    const body = { password, newPassword: 'an even better one' }
    const { accessToken } = await client.user.changePassword({ body })
    expect(await world.client({ authorization: `Bearer ${accessToken}` }).user.settings()).toBeTruthy()
    const old = world.client({ authorization: `Bearer ${elsewhere.accessToken}` })
    expect((await refusal(old.user.settings())).status).toBe(401)
  })

  it('require the right password before sensitive operations', async () => {
    const { client } = await world.account()
    const wrong = 'not the password'
    const refused = [
      () => client.user.changePassword({ body: { password: wrong, newPassword: 'long enough' } }),
      () => client.user.changeEmail({ body: { email: 'x@polynya.test', password: wrong } }),
      () => client.user.remove({ body: { password: wrong } }),
    ]
    const issues = [{ path: 'password', reason: 'password_wrong' }]
    for (const call of refused)
      expect((await refusal(call())).body).toMatchObject({ reason: 'password_wrong', issues })
  })

  it('refuse the present e-mail as a new one', async () => {
    const { client, email, password } = await world.account()
    const refused = await refusal(client.user.changeEmail({ body: { email: email.toUpperCase(), password } }))
    expect(refused.body.issues).toEqual([{ path: 'email', reason: 'email_unchanged' }])
    const taken = { email: (await world.account()).email, password }
    expect((await refusal(client.user.changeEmail({ body: taken }))).body.reason).toBe('email_taken')
  })

  it('take another e-mail once its link is followed, and tell the old one', async () => {
    const { client, email, password } = await world.account()
    const pending = await client.user.changeEmail({ body: { email: 'Moved@polynya.test', password } })
    expect(pending).toMatchObject({ email, pendingEmail: 'moved@polynya.test' })
    const token = await tokenOfMail(world.db, 'moved@polynya.test')
    const { accessToken } = await world.visitor.user.confirmEmail({ body: { token } })
    const moved = await world.client({ authorization: `Bearer ${accessToken}` }).user.settings()
    expect(moved).toMatchObject({ email: 'moved@polynya.test', pendingEmail: null })
    expect((await refusal(client.user.settings())).status).toBe(401)
    expect(await world.mailsTo(email)).toHaveLength(2)
    expect((await refusal(world.visitor.user.confirmEmail({ body: { token } }))).body.reason).toBe(
      'email_link_wrong',
    )
  })

  it('cancel a pending change of e-mail, whose link then changes nothing', async () => {
    const { id, client, email, password } = await world.account()
    await client.user.changeEmail({ body: { email: 'mistyped@polynya.test', password } })
    const token = await tokenOfMail(world.db, 'mistyped@polynya.test')
    expect(await client.user.cancelEmail()).toMatchObject({ email, pendingEmail: null })
    expect(await client.user.settings()).toMatchObject({ email, pendingEmail: null })
    const late = await refusal(world.visitor.user.confirmEmail({ body: { token } }))
    expect(late.body.reason).toBe('email_link_wrong')
    // Once more there is nothing to cancel, nor to record.
    expect(await client.user.cancelEmail()).toMatchObject({ email, pendingEmail: null })
    const recorded = await world.db
      .selectFrom('audit')
      .where('action', '=', 'user.cancelEmail')
      .where('object_id', '=', String(id))
      .select('after')
      .execute()
    expect(recorded).toEqual([{ after: { email: 'cancelled' } }])
    expect((await refusal(world.visitor.user.cancelEmail())).status).toBe(401)
    await client.user.changeEmail({ body: { email: 'typed@polynya.test', password } })
    await world.visitor.user.confirmEmail({
      body: { token: await tokenOfMail(world.db, 'typed@polynya.test') },
    })
  })

  it('refuse an e-mail of another account, also if it was taken in the meantime', async () => {
    const { client, password } = await world.account()
    const other = await world.account()
    const taken = client.user.changeEmail({ body: { email: other.email, password } })
    expect((await refusal(taken)).body.reason).toBe('email_taken')

    await client.user.changeEmail({ body: { email: 'wanted@polynya.test', password } })
    const token = await tokenOfMail(world.db, 'wanted@polynya.test')
    const names = { firstName: 'Quick', lastName: 'One' }
    const body = { email: 'wanted@polynya.test', password: 'long enough', ...names, consent: true }
    await world.visitor.user.signup({ body })
    expect((await refusal(world.visitor.user.confirmEmail({ body: { token } }))).body.reason).toBe(
      'email_taken',
    )
  })

  it('list where the account is signed in, and sign out elsewhere', async () => {
    const { client, email, password } = await world.account()
    const { accessToken } = await world.visitor.user.authenticate({ body: { username: email, password } })
    const { sessions } = await client.user.sessions()
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)
    await client.user.endSession({ params: { id: other?.id ?? 0 } })
    const elsewhere = world.client({ authorization: `Bearer ${accessToken}` })
    expect((await refusal(elsewhere.user.settings())).body.reason).toBe('token_invalid')
    const again = client.user.endSession({ params: { id: other?.id ?? 0 } })
    expect((await refusal(again)).body.reason).toBe('session_not_found')
  })

  it('do not end a session of another account', async () => {
    const mine = await world.account()
    const theirs = await world.account()
    const [session] = (await theirs.client.user.sessions()).sessions
    const call = mine.client.user.endSession({ params: { id: session?.id ?? 0 } })
    expect((await refusal(call)).body.reason).toBe('session_not_found')
    await theirs.client.user.settings()
  })
})

describe('user.remove', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it('forgets the person and frees the e-mail', async () => {
    const { id, client, email, password } = await world.account()
    await client.user.remove({ body: { password } })
    expect((await refusal(client.user.settings())).status).toBe(401)
    const credentials = { username: email, password }
    expect((await refusal(world.visitor.user.authenticate({ body: credentials }))).status).toBe(401)
    const row = await world.db
      .selectFrom('account')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: null, password_hash: null, first_name: '—', last_name: '—' })
    expect(await world.mailsTo(email)).toHaveLength(0)
    const names = { firstName: 'Back', lastName: 'Again' }
    await world.visitor.user.signup({ body: { email, password: 'long enough', ...names, consent: true } })
  })

  it('keeps the last super administrator', async () => {
    const only = await world.account(['superAdmin'])
    const body = { password: only.password }
    expect((await refusal(only.client.user.remove({ body }))).body.reason).toBe('last_super_admin')
    await world.account(['superAdmin'])
    expect(await only.client.user.remove({ body })).toBeNull()
  })
})
