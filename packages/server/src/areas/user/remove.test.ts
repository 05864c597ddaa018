import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertMail, markSent } from '../../mail/mails.store.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { anEntry } from '../events/testing/an-entry.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../events/testing/an-event.ts'
import { removeUnconfirmed } from '../swimmers/profile/swimmers.store.ts'
import { aSwimmer } from '../swimmers/testing/a-swimmer.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'

describe('deleting who has entered', () => {
  let world: TestApp

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  const anEvent = async () => {
    const admin = await world.account(['superAdmin'])
    return aPublicEvent(admin.client, { programData: [{ ...AN_OFFER, children: [A_DISTANCE] }] })
  }
  const rowOf = (id: number) =>
    world.db.selectFrom('swimmer').where('id', '=', id).selectAll().executeTakeFirst()

  it('refuses a profile that has entries', async () => {
    const owner = await world.account()
    const { id } = await confirmedSwimmer(owner, { lastName: 'Staying' })
    await anEntry(world, { event: await anEvent(), account: owner, swimmerId: id })
    const refused = await refusal(owner.client.swimmers.remove({ params: { id } }))
    expect([refused.status, refused.body.reason]).toEqual([409, 'swimmer_has_entries'])
  })

  it('removes the person from entered profiles, deletes the others, and cancels their places', async () => {
    const owner = await world.account()
    const event = await anEvent()
    const paid = await confirmedSwimmer(owner, { lastName: 'Paying' })
    const unpaid = await confirmedSwimmer(owner, { lastName: 'Owing' })
    const waits = await confirmedSwimmer(owner, { lastName: 'Waiting' })
    const free = await confirmedSwimmer(owner, { lastName: 'Free' })
    const entered = await anEntry(world, { event, account: owner, swimmerId: paid.id })
    const held = await anEntry(world, {
      event,
      account: owner,
      swimmerId: unpaid.id,
      state: 'held',
      status: 'pending',
    })
    const waiting = await anEntry(world, { event, account: owner, swimmerId: waits.id, state: 'waitlisted' })
    await owner.client.user.remove({ body: { password: owner.password } })

    expect(await rowOf(free.id)).toBeUndefined()
    const left = await rowOf(paid.id)
    expect(left).toMatchObject({
      account_id: null,
      first_name: '—',
      last_name: '—',
      dob: '1988-01-01',
      phone: null,
    })
    expect(left?.iwsaid).toMatch(/^XXXX\d{6}$/)
    const byOldId = world.visitor.swimmers.viewIwsaid({ params: { id: paid.iwsaid } })
    expect((await refusal(byOldId)).body.reason).toBe('swimmer_not_found')
    const states = await world.db
      .selectFrom('entry')
      .where('id', 'in', [entered.entryId, held.entryId, waiting.entryId])
      .orderBy('id')
      .select('state')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    const order = world.db.selectFrom('entry_order').where('id', '=', held.orderId).select('status')
    expect(await order.executeTakeFirst()).toEqual({ status: 'cancelled' })

    await world.db.transaction().execute((tx) => removeUnconfirmed(tx, new Date('2100-01-01')))
    expect(await rowOf(paid.id)).toBeDefined()
  })

  it('removes the names of swimmers from their teams, start lists and relay results', async () => {
    const owner = await world.account()
    const names = { nativeFirstName: 'Мария', nativeLastName: 'Снежная' }
    const captain = await confirmedSwimmer(owner, { firstName: 'Maria', lastName: 'Snezhnaya', ...names })
    const admin = await world.account(['superAdmin'])
    const { relays } = await aRelayEvent(admin)
    const { teamId, entryId } = await aTeam(world, relays, { swimmerId: captain.id, owner })
    const another = swimmersOf(await world.account())
    const others = [await another(), await another(), await another()]
    const members = [captain, ...others].map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
    const protocol = JSON.stringify({ nameRu: 'Снежная и моржи', nameEn: 'Walruses', members })
    await world.db.updateTable('team').set({ protocol }).where('code', '=', teamId).execute()
    const params = { eventId: relays.eventId, distanceId: relays.distanceId }
    const finished = { entryId, version: 0, status: 'finished', rawTime: '01:10.00' } as const
    await admin.client.results.record({ params, body: { results: [finished] } })
    await admin.client.results.publish({ params, body: { state: 'official', confirmed: true } })
    await owner.client.user.remove({ body: { password: owner.password } })

    const team = await world.db
      .selectFrom('team')
      .where('code', '=', teamId)
      .selectAll()
      .executeTakeFirstOrThrow()
    const left = await rowOf(captain.id)
    expect(team).toMatchObject({
      name_ru: teamId,
      name_en: teamId,
      protocol: {
        nameRu: teamId,
        nameEn: 'Walruses',
        members: [{ stageId: 1, iwsaId: left?.iwsaid }, ...members.slice(1)],
      },
    })
    const nameless = { iwsaId: left?.iwsaid, firstName: '—', lastName: '—', nativeLastName: null }
    const result = world.db.selectFrom('result').where('entry_id', '=', entryId).select('team')
    expect(await result.executeTakeFirst()).toMatchObject({
      team: { teamNameRu: teamId, teamMembers: [nameless, ...others.map(({ lastName }) => ({ lastName }))] },
    })
    const published = await world.visitor.events.results({ params: { eventId: relays.eventId } })
    expect(JSON.stringify(published)).toContain('01:10.00')
    expect(JSON.stringify([team, published])).not.toMatch(/snezh|снежн/i)
  })

  it('erases the e-mails to others that name a swimmer who leaves, queued ones after they were sent', async () => {
    const owner = await world.account()
    const names = { nativeFirstName: 'Мария', nativeLastName: 'Исчезающая' }
    await confirmedSwimmer(owner, { firstName: 'Maria', lastName: 'Gone', ...names })
    const about = async (text: string, state: 'sent' | 'queued') => {
      const mail = {
        to: 'other@polynya.test',
        language: 'ru',
        subject: 'Заплыв',
        html: '<p>',
        text,
        state,
      } as const
      const row = { ...mail, created_at: world.clock.now(), sent_at: null }
      return world.db.transaction().execute((tx) => insertMail(tx, row))
    }
    const english = await about('Maria Gone: 25 m', 'sent')
    const russian = await about('Мария Исчезающая: 25 м', 'sent')
    const queued = await about('Мария Исчезающая: 50 м', 'queued')
    const another = await about('Мария Иванова: 25 м', 'sent')
    await owner.client.user.remove({ body: { password: owner.password } })
    const textOf = async (id: number) => {
      const row = world.db.selectFrom('mail').where('id', '=', id).select(['text', 'html'])
      return Object.values(await row.executeTakeFirstOrThrow())
    }
    expect(await textOf(english)).toEqual(['—', null])
    expect(await textOf(russian)).toEqual(['—', null])
    expect(await textOf(another)).toEqual(['Мария Иванова: 25 м', '<p>'])
    expect(await textOf(queued)).toEqual(['Мария Исчезающая: 50 м', '<p>'])
    await markSent(world.db, queued, world.clock.now())
    expect(await textOf(queued)).toEqual(['—', null])
  })

  it('erases the values of the audit of swimmers who leave, also of profiles merged into theirs', async () => {
    const admin = await world.account(['superAdmin'])
    const owner = await world.account()
    const former = await confirmedSwimmer(owner, { lastName: 'Vanishing' })
    const merged = await confirmedSwimmer(owner, { lastName: 'Vanishing', firstName: 'Twice' })
    const free = await confirmedSwimmer(owner, { lastName: 'Vanishing', firstName: 'Free' })
    const deleted = await confirmedSwimmer(owner, { lastName: 'Vanishing', firstName: 'Deleted' })
    const swimmerInfo = { ...aSwimmer().swimmerInfo, phone: '+7 900 999-88-77', about: 'Vanishville' }
    for (const { id } of [former, merged, free, deleted]) {
      await owner.client.swimmers.update({
        params: { id },
        body: { swimmerInfo },
      })
    }
    await anEntry(world, { event: await anEvent(), account: owner, swimmerId: former.id })
    const seen = async ({ id }: { id: number }) => {
      const { updatedAt = '' } = await admin.client.swimmers.get({ params: { id } })
      return { id, updatedAt }
    }
    await admin.client.swimmers.merge({
      body: { survivor: await seen(former), loser: await seen(merged), take: [] },
    })
    const rowsOf = (id: number) =>
      world.db
        .selectFrom('audit')
        .where('object_kind', '=', 'swimmer')
        .where('object_id', '=', String(id))
        .where('action', '!=', 'swimmers.confirm')
        .orderBy('id')
        .select(['account_id', 'action', 'before', 'after'])
        .execute()
    expect(JSON.stringify(await rowsOf(former.id))).toMatch(/Vanishing.*Vanishville/)

    await owner.client.swimmers.remove({ params: { id: deleted.id } })
    expect(await rowsOf(deleted.id)).toMatchObject([
      { account_id: owner.id, action: 'swimmers.update', after: { phone: '***', about: '***' } },
      { account_id: owner.id, action: 'swimmers.remove', before: { iwsaid: deleted.iwsaid } },
    ])
    await owner.client.user.remove({ body: { password: owner.password } })
    expect(await rowsOf(former.id)).toMatchObject([
      { account_id: owner.id, action: 'swimmers.update', after: { phone: '***', about: '***' } },
      { account_id: admin.id, action: 'swimmers.merge', before: { survivor: '***', loser: '***' } },
    ])
    const left = await Promise.all([former, merged, free].map(({ id }) => rowsOf(id)))
    expect(left.flat().length).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(left)).not.toMatch(/Vanish|999-88-77/)
    const { entries } = await admin.client.audit.list({
      query: { kind: 'swimmer', object: String(free.id) },
    })
    expect(entries[0]?.changes).toContainEqual({ field: 'phone', before: '***', after: '***' })
  })
})
