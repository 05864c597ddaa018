import type { ChangeRequest } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

describe('a request to change who a swimmer is', () => {
  let world: TestApp
  let owner: TestAccount
  let admin: TestAccount
  let regional: TestAccount
  let elsewhere: TestAccount
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    admin = await world.account(['admin'])
    regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    elsewhere = await world.account([{ right: 'admin', region: 'RU-KR' }])
  })
  afterAll(() => world.stop())

  let count = 0
  const swimmer = () => confirmedSwimmer(owner, { firstName: `Maria${LETTERS[count++]}` })
  const BODY = { lastName: 'Belova', reason: 'Замужество' }
  const ask = (id: number, body: object = BODY, { client } = owner) =>
    client.swimmers.requestChange({ params: { id }, body: { ...BODY, lastName: undefined, ...body } })
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason
  const requested = async (body?: object): Promise<ChangeRequest> => ask((await swimmer()).id, body)
  const accept = (id: number, body = {}, { client } = admin) =>
    client.swimmers.acceptChange({ params: { id }, body })
  const refuse = (id: number, { client } = admin) =>
    client.swimmers.refuseChange({ params: { id }, body: { reason: 'Нужна копия паспорта' } })

  describe('swimmers.requestChange', () => {
    it('stores the requested identity, the previous one, and the reason', async () => {
      const { id, firstName } = await swimmer()
      const request = await ask(id, { lastName: 'Belova', dob: '1988-04-12' })
      expect(request).toMatchObject({
        swimmerId: id,
        state: 'open',
        requested: { lastName: 'Belova' },
        before: { firstName, lastName: 'Sokolova', gender: 2, dob: '1988-04-12' },
        outOfSync: false,
        reason: 'Замужество',
        answer: null,
      })
      const last = await owner.client.swimmers.lastChange({ params: { id } })
      expect(last).toEqual({ request })
    })

    it('is one at a time', async () => {
      const { swimmerId } = await requested()
      expect(await reasonOf(ask(swimmerId, { firstName: 'Anna' }))).toBe('change_request_open')
    })

    it('names what is wrong with a value, and refuses one that changes nothing', async () => {
      const { id } = await swimmer()
      const tooYoung = await refusal(ask(id, { dob: '2020-01-01' }))
      expect(tooYoung.body.issues).toEqual([{ path: 'dob', reason: 'age_too_low', limit: 11 }])
      const cyrillic = await refusal(ask(id, { firstName: 'Анна' }))
      expect(cyrillic.body.issues).toEqual([{ path: 'firstName', reason: 'name_not_latin' }])
      expect(await reasonOf(ask(id, { lastName: 'Sokolova' }))).toBe('change_request_empty')
    })

    it('rejects a birth date after the date of the sport rank, when requested and when accepted', async () => {
      const { id } = await swimmer()
      const { client } = owner
      const setRank = (validFrom: string) =>
        client.swimmers.update({ params: { id }, body: { sportRankData: { sportRank: 'KMS', validFrom } } })
      const wrong = [{ path: 'dob', reason: 'rank_before_birth' }]
      await setRank('1999-01-01')
      expect((await refusal(ask(id, { dob: '1999-01-02' }))).body.issues).toEqual(wrong)
      const request = await ask(id, { dob: '1999-01-01' })
      await setRank('1998-01-01')
      expect((await refusal(accept(request.id))).body.issues).toEqual(wrong)
      await setRank('1999-06-01')
      expect(await accept(request.id)).toMatchObject({ state: 'accepted' })
    })

    it('is the owner’s alone, and of a confirmed profile', async () => {
      const { id } = await swimmer()
      expect(await reasonOf(ask(id, BODY, await world.account()))).toBe('swimmer_of_another')
      expect(await reasonOf(ask(id, BODY, admin))).toBe('swimmer_of_another')
      expect(await reasonOf(ask(999_999))).toBe('swimmer_not_found')
      const { id: waiting } = await owner.client.swimmers.create({ body: aSwimmer({ firstName: 'Waiting' }) })
      expect(await reasonOf(ask(waiting))).toBe('swimmer_unconfirmed')
      await owner.client.swimmers.release({ params: { id } })
      expect(await reasonOf(ask(id))).toBe('swimmer_unlinked')
    })
  })

  describe('swimmers.withdrawChange', () => {
    it('takes it back, so that another can be made', async () => {
      const { swimmerId } = await requested()
      const withdraw = () => owner.client.swimmers.withdrawChange({ params: { id: swimmerId } })
      await withdraw()
      expect(await owner.client.swimmers.lastChange({ params: { id: swimmerId } })).toMatchObject({
        request: { state: 'withdrawn' },
      })
      expect(await reasonOf(withdraw())).toBe('change_request_not_found')
      await ask(swimmerId, { firstName: 'Anna' })
    })
  })

  describe('swimmers.changes', () => {
    it('lists open ones, the oldest first, to administrators of the region', async () => {
      const request = await requested()
      const { changes, total } = await regional.client.swimmers.changes({ query: { limit: 100 } })
      expect(changes.at(-1)).toEqual(request)
      expect(total).toBe(changes.length)
      expect(await elsewhere.client.swimmers.changes()).toEqual({ changes: [], total: 0 })
      expect((await refusal(owner.client.swimmers.changes())).status).toBe(403)
    })
  })

  describe('swimmers.acceptChange', () => {
    it('changes the profile, notifies its owner, and records both versions', async () => {
      const { id, swimmerId, iwsaid } = await requested()
      expect(await accept(id, {}, regional)).toMatchObject({
        state: 'accepted',
        present: { lastName: 'Belova' },
      })
      const found = await world.visitor.swimmers.all({ query: { lastName: 'belova' } })
      expect(found.swimmers.map((one) => one.id)).toContain(swimmerId)
      const [letter] = await world.mailsTo(owner.email)
      expect(letter?.subject).toContain(iwsaid)
      expect(letter?.text).toContain('Фамилия латиницей: Sokolova → Belova')
      const entry = await world.db
        .selectFrom('audit')
        .where('action', '=', 'swimmers.acceptChange')
        .where('object_id', '=', String(swimmerId))
        .selectAll()
        .executeTakeFirst()
      expect(entry).toMatchObject({
        account_id: regional.id,
        before: { lastName: 'Sokolova' },
        after: { lastName: 'Belova', request: id },
      })
    })

    it('waits for a second look where the profile has changed since', async () => {
      const { id, swimmerId } = await requested({ dob: '1988-04-21' })
      await admin.client.swimmers.update({ params: { id: swimmerId }, body: { lastName: 'Krylova' } })
      const last = await owner.client.swimmers.lastChange({ params: { id: swimmerId } })
      expect(last.request).toMatchObject({ outOfSync: true, present: { lastName: 'Krylova' } })
      expect(await reasonOf(accept(id))).toBe('change_out_of_sync')
      const accepted = await accept(id, { outOfSync: true })
      expect(accepted.present).toMatchObject({ lastName: 'Krylova', dob: '1988-04-21' })
    })

    it('makes no two profiles of one person', async () => {
      const another = await confirmedSwimmer(await world.account(), { firstName: 'Taken' })
      const { id } = await requested({ firstName: another.firstName })
      expect(await reasonOf(accept(id))).toBe('duplicate_swimmer_of_another')
      const own = await confirmedSwimmer(owner, { firstName: 'Mine' })
      const { id: second } = await requested({ firstName: own.firstName })
      expect(await reasonOf(accept(second))).toBe('duplicate_swimmer_own')
      await owner.client.swimmers.release({ params: { id: own.id } })
      expect(await reasonOf(accept(second))).toBe('duplicate_swimmer_unlinked')
    })

    it('decides once, in the regions of the caller', async () => {
      const { id } = await requested()
      expect(await reasonOf(accept(id, {}, elsewhere))).toBe('change_request_not_found')
      const both = await Promise.allSettled([accept(id), refuse(id)])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await reasonOf(accept(id))).toBe('change_request_decided')
    })
  })

  describe('swimmers.refuseChange', () => {
    it('notifies the owner of the reason, and leaves the profile unchanged', async () => {
      const { id, swimmerId } = await requested()
      expect(await refuse(id)).toMatchObject({ state: 'refused', answer: 'Нужна копия паспорта' })
      const [letter] = await world.mailsTo(owner.email)
      expect(letter?.text).toContain('Нужна копия паспорта')
      expect(await owner.client.swimmers.get({ params: { id: swimmerId } })).toMatchObject({
        lastName: 'Sokolova',
      })
      expect(await reasonOf(refuse(id))).toBe('change_request_decided')
      expect(await reasonOf(refuse(999_999))).toBe('change_request_not_found')
    })
  })
})
