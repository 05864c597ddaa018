import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

describe('the move of a profile to another account', () => {
  let world: TestApp
  let owner: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
  })
  afterAll(() => world.stop())

  let count = 0
  const swimmer = (more = {}) => confirmedSwimmer(owner, { firstName: `Maria${LETTERS[count++]}`, ...more })
  const offer = (id: number, email: string, { client } = owner) =>
    client.swimmers.offerTransfer({ params: { id }, body: { email } })
  const accept = (id: number, { client }: TestAccount, body = {}) =>
    client.swimmers.acceptTransfer({ params: { id }, body })
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason

  /** A swimmer of the owner's, offered to an account of its own. */
  async function offered(more = {}) {
    const receiver = await world.account()
    const { id: swimmerId } = await swimmer(more)
    const { id } = await offer(swimmerId, receiver.email.toUpperCase())
    return { id, swimmerId, receiver }
  }

  describe('swimmers.offerTransfer', () => {
    it('answers the same whether or not an account has the address, and writes to it', async () => {
      const receiver = await world.account()
      const known = await offer((await swimmer()).id, receiver.email)
      const unknown = await offer((await swimmer()).id, 'nobody@polynya.test')
      const shape = ({ id, swimmer, email, ...rest }: typeof known) => rest
      expect(shape(known)).toEqual(shape(unknown))
      for (const email of [receiver.email, 'nobody@polynya.test']) {
        const [letter] = await world.mailsTo(email)
        expect(letter?.subject).toBe('Вам передают профиль пловца')
        expect(letter?.text).toContain('http://polynya.test/transfers')
        expect(letter?.text).toMatch(/сайте http:\S+: [А-Я]/)
      }
    })

    it('is one at a time, of an own confirmed swimmer, to another account', async () => {
      const { swimmerId, receiver } = await offered()
      expect(await reasonOf(offer(swimmerId, 'other@polynya.test'))).toBe('transfer_open')
      expect(await reasonOf(offer(swimmerId, owner.email))).toBe('transfer_to_self')
      expect(await reasonOf(offer(swimmerId, owner.email, receiver))).toBe('swimmer_of_another')
      const { id: waiting } = await owner.client.swimmers.create({ body: aSwimmer({ firstName: 'Waiting' }) })
      expect(await reasonOf(offer(waiting, receiver.email))).toBe('swimmer_unconfirmed')
      expect(await reasonOf(offer(999_999, receiver.email))).toBe('swimmer_not_found')
      const { id: released } = await swimmer()
      await owner.client.swimmers.release({ params: { id: released } })
      expect(await reasonOf(offer(released, receiver.email))).toBe('swimmer_unlinked')
    })

    it('can be made again once it has expired without a response', async () => {
      const { id, swimmerId, receiver } = await offered()
      world.clock.pass({ days: 14 })
      expect(
        await world.deps.db.selectFrom('transfer_offer').where('id', '=', id).selectAll().execute(),
      ).toHaveLength(1)
      await world.deps.db.updateTable('day_session').set({ last_used_at: world.clock.now() }).execute()
      const again = await world.visitor.user.authenticate({
        body: { username: owner.email, password: owner.password },
      })
      const client = world.client({ authorization: `Bearer ${again.accessToken}` })
      expect((await client.swimmers.transfers()).offered.map((each) => each.id)).not.toContain(id)
      await client.swimmers.offerTransfer({ params: { id: swimmerId }, body: { email: receiver.email } })
      world.clock.pass({ days: -14 })
    })
  })

  describe('swimmers.transfers', () => {
    it('shows an offer only to its two parties', async () => {
      const { id, receiver } = await offered()
      const ids = async ({ client }: TestAccount) => {
        const lists = await client.swimmers.transfers()
        return [lists.offered.map((each) => each.id), lists.received.map((each) => each.id)]
      }
      expect((await ids(owner))[0]).toContain(id)
      expect(await ids(receiver)).toEqual([[], [id]])
      expect(await ids(await world.account())).toEqual([[], []])
      const { received } = await receiver.client.swimmers.transfers()
      expect(received[0]).toMatchObject({ from: 'Anna Petrova', isMinor: false })
      expect(received[0]?.swimmer).not.toHaveProperty('dob')
    })
  })

  describe('swimmers.acceptTransfer', () => {
    it('moves the profile, notifies the account that offered it, and records both owners', async () => {
      const { id, swimmerId, receiver } = await offered()
      expect(await accept(id, receiver)).toMatchObject({ id: swimmerId, userId: receiver.id, link: 'linked' })
      const denied = await owner.client.swimmers.canEdit({ params: { id: swimmerId } })
      expect(denied).toEqual({ canEdit: false, reason: 'swimmer_of_another' })
      const [letter] = await world.mailsTo(owner.email)
      expect(letter?.subject).toMatch(/передан$/)
      const entry = await world.db
        .selectFrom('audit')
        .where('action', '=', 'swimmers.acceptTransfer')
        .where('object_id', '=', String(swimmerId))
        .select(['before', 'after'])
        .executeTakeFirst()
      expect(entry).toEqual({ before: { userId: owner.id }, after: { userId: receiver.id, offer: id } })
      expect(await reasonOf(accept(id, receiver))).toBe('transfer_over')
    })

    it('is for the account with the address alone', async () => {
      const { id } = await offered()
      expect(await reasonOf(accept(id, await world.account()))).toBe('transfer_not_found')
      expect(await reasonOf(accept(id, owner))).toBe('transfer_not_found')
    })

    it('asks a guardian to consent for a child', async () => {
      const { id, receiver } = await offered({ dob: '2012-05-01', guardianConsent: true })
      const { body } = await refusal(accept(id, receiver))
      expect(body.issues).toEqual([{ path: 'guardianConsent', reason: 'guardian_consent_required' }])
      await accept(id, receiver, { guardianConsent: true })
    })

    it('is over after 14 days, and once the profile is another’s', async () => {
      const { id, swimmerId, receiver } = await offered()
      await owner.client.swimmers.release({ params: { id: swimmerId } })
      expect(await reasonOf(accept(id, receiver))).toBe('transfer_over')
      const late = await offered()
      await world.db
        .updateTable('transfer_offer')
        .set({ expires_at: world.clock.now() })
        .where('id', '=', late.id)
        .execute()
      expect(await reasonOf(accept(late.id, late.receiver))).toBe('transfer_over')
      expect((await late.receiver.client.swimmers.transfers()).received).toEqual([])
    })

    it('does not give an account the same person twice', async () => {
      const { id, receiver } = await offered({ firstName: 'Twice' })
      const copy = aSwimmer({ firstName: 'Twice' })
      await world.db
        .updateTable('swimmer')
        .set({ identity_key: 'x' })
        .where('first_name', '=', 'Twice')
        .execute()
      await receiver.client.swimmers.create({ body: copy })
      await world.db
        .updateTable('swimmer')
        .set({ identity_key: 'sokolova|twice|1988-04-12|2' })
        .where('first_name', '=', 'Twice')
        .execute()
      expect(await reasonOf(accept(id, receiver))).toBe('duplicate_swimmer_own')
    })

    it('withdraws what the last owner asked to have changed', async () => {
      const { id, swimmerId, receiver } = await offered()
      const params = { id: swimmerId }
      await owner.client.swimmers.requestChange({
        params,
        body: { lastName: 'Belova', reason: 'Замужество' },
      })
      await accept(id, receiver)
      const owned = await world.db
        .selectFrom('change_request')
        .where('swimmer_id', '=', swimmerId)
        .select('state')
        .execute()
      expect(owned).toEqual([{ state: 'withdrawn' }])
      expect(await receiver.client.swimmers.lastChange({ params })).toEqual({ request: null })
    })
  })

  describe('an offer', () => {
    it('is declined by its receiver (swimmers.declineTransfer)', async () => {
      const { id, swimmerId, receiver } = await offered()
      const decline = ({ client }: TestAccount) => client.swimmers.declineTransfer({ params: { id } })
      expect(await reasonOf(decline(owner))).toBe('transfer_not_found')
      await decline(receiver)
      expect(await reasonOf(decline(receiver))).toBe('transfer_over')
      const [letter] = await world.mailsTo(owner.email)
      expect(letter?.subject).toMatch(/остаётся у вас$/)
      await offer(swimmerId, receiver.email)
    })

    it('is withdrawn by its giver (swimmers.withdrawTransfer)', async () => {
      const { id, receiver } = await offered()
      const withdraw = ({ client }: TestAccount) => client.swimmers.withdrawTransfer({ params: { id } })
      expect(await reasonOf(withdraw(receiver))).toBe('transfer_not_found')
      await withdraw(owner)
      expect(await reasonOf(withdraw(owner))).toBe('transfer_over')
      expect((await receiver.client.swimmers.transfers()).received).toEqual([])
    })

    it('has exactly one outcome if it is accepted and withdrawn concurrently', async () => {
      const { id, receiver } = await offered()
      const withdraw = owner.client.swimmers.withdrawTransfer({ params: { id } })
      const both = await Promise.allSettled([accept(id, receiver), withdraw])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })
})

describe('the limit of offers', () => {
  it('is ten a day by an account', async () => {
    const world = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const { client } = await world.account()
    const { id } = await confirmedSwimmer({ client } as TestAccount)
    for (let turn = 0; turn < 10; turn += 1) {
      const body = { email: `friend${turn}@polynya.test` }
      const { id: offer } = await client.swimmers.offerTransfer({ params: { id }, body })
      await client.swimmers.withdrawTransfer({ params: { id: offer } })
    }
    const eleventh = client.swimmers.offerTransfer({
      params: { id },
      body: { email: 'friend10@polynya.test' },
    })
    expect((await refusal(eleventh)).body.reason).toBe('rate_limited')
    await world.stop()
  })
})
