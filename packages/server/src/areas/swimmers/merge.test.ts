import type { MergeField, Swimmer, SwimmerCreate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDuplicates } from '../../jobs/duplicates.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_PDF, aFile } from '../events/testing/uploads.ts'
import { aBasket, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'
import { aRelayEvent, aTeam } from '../teams/testing/a-relay.ts'
import { aSwimmer } from './testing/a-swimmer.ts'
import { confirmedSwimmer } from './testing/confirmed-swimmer.ts'

/** Letters that no transliteration takes for one another. */
const LETTERS = 'abdefghklmnoprstuvz'
const ENDINGS = ['lana', 'mira', 'nata']

/** Paid at the venue. */
const DESK = { onSpot: true, payment: { means: 'cash', receipt: null } } as const

describe('profiles of one person', () => {
  let world: TestApp
  let admin: TestAccount
  let elsewhere: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['admin'])
    elsewhere = await world.account([{ right: 'admin', region: 'RU-KR' }])
  })
  afterAll(() => world.stop())

  let count = 0
  const orphan = (more: Partial<SwimmerCreate> = {}) =>
    admin.client.swimmers.create({ body: aSwimmer({ orphan: true, ...more }) })
  /** Returns an unused name. */
  const newName = () => {
    const start = LETTERS[count % LETTERS.length]?.repeat(3)
    const end = ENDINGS[Math.floor(count++ / LETTERS.length)]
    return {
      firstName: `${start}${end}`,
      lastName: 'Gorskaya',
      nativeFirstName: null,
      nativeLastName: null,
    }
  }
  const twins = async (more: Partial<SwimmerCreate> = {}) => {
    const name = newName()
    return [await orphan(name), await orphan({ ...name, dob: '1988-04-21', ...more })] as const
  }
  const pairsOf = async ({ id }: Swimmer, { client } = admin) => {
    const { pairs } = await client.swimmers.candidates({ query: { limit: 100 } })
    return pairs.filter(({ one, other }) => one.id === id || other.id === id)
  }
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason

  const seen = ({ id, updatedAt = '' }: Swimmer) => ({ id, updatedAt })
  const merge = (
    survivor: Swimmer,
    loser: Swimmer,
    more: { take?: MergeField[]; userId?: number } = {},
    by = admin,
  ) => by.client.swimmers.merge({ body: { survivor: seen(survivor), loser: seen(loser), take: [], ...more } })

  describe('swimmers.candidates', () => {
    it('finds a pair as soon as the second profile exists, with its reasons', async () => {
      const [one, other] = await twins()
      const [pair, ...more] = await pairsOf(one)
      expect(more).toEqual([])
      expect(pair).toMatchObject({
        likeness: 'birth_date_typo',
        score: 70,
        one: { id: one.id },
        other: { id: other.id },
      })
      expect(pair?.one.dob).toBe('1988-04-12')
    })

    it('finds it when a waiting profile is confirmed, and loses it when it becomes another', async () => {
      const { firstName, lastName } = newName()
      const one = await orphan({ firstName, lastName, dob: '1990-02-03' })
      const owner = await world.account()
      const body = aSwimmer({ ...newName(), firstName: lastName, lastName: firstName, dob: '1990-02-03' })
      const { id } = await owner.client.swimmers.create({ body })
      expect(await pairsOf(one)).toEqual([])
      await owner.client.swimmers.confirm({ params: { id } })
      expect(await pairsOf(one)).toMatchObject([{ likeness: 'swapped_names' }])
      await admin.client.swimmers.update({ params: { id }, body: { dob: '1961-07-09' } })
      expect(await pairsOf(one)).toEqual([])
    })

    it('finds at night what was written past it', async () => {
      const [one] = await twins()
      await world.db.deleteFrom('duplicate_candidate').where('one_id', '=', one.id).execute()
      expect(await pairsOf(one)).toEqual([])
      await findDuplicates(world.deps)
      expect(await pairsOf(one)).toHaveLength(1)
    })

    it('shows administrators pairs that lie in their regions', async () => {
      const place = { country: 'RU', regionCode: 'RU-KR', city: 'Петрозаводск' }
      const name = newName()
      const one = await orphan({ ...name, swimmerInfo: place })
      const other = await orphan({ ...name, dob: '1988-04-21', swimmerInfo: place })
      const [half] = await twins({ swimmerInfo: place })
      expect(await pairsOf(one, elsewhere)).toMatchObject([{ other: { id: other.id } }])
      expect(await pairsOf(half, elsewhere)).toEqual([])
      const account = await world.account()
      expect((await refusal(account.client.swimmers.candidates())).status).toBe(403)
    })
  })

  describe('swimmers.dismissCandidate', () => {
    it('takes a pair off the list for good', async () => {
      const [one, other] = await twins()
      const dismiss = ({ client } = admin) =>
        client.swimmers.dismissCandidate({ body: { oneId: other.id, otherId: one.id } })
      expect(await reasonOf(dismiss(elsewhere))).toBe('candidate_not_found')
      await dismiss()
      expect(await pairsOf(one)).toEqual([])
      await findDuplicates(world.deps)
      expect(await pairsOf(one)).toEqual([])
      expect(await reasonOf(dismiss())).toBe('candidate_not_found')
    })
  })

  describe('swimmers.merge', () => {
    it('leaves one profile with the values chosen, and lets the old ID lead to it', async () => {
      const [one, other] = await twins({
        swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Ишим', club: 'Айсберг' },
        sportRankData: { sportRank: 'KMS', validFrom: '2025-03-01' },
      })
      const merged = await merge(one, other, { take: ['dob', 'place', 'sportRank'] })
      expect(merged).toMatchObject({
        id: one.id,
        iwsaid: one.iwsaid,
        dob: '1988-04-21',
        swimmerInfo: { city: 'Ишим', club: 'Морж' },
        sportRankData: { sportRank: 'KMS', validFrom: '2025-03-01' },
      })
      const { visitor } = world
      for (const id of [other.iwsaid, one.iwsaid]) {
        expect(await visitor.swimmers.viewIwsaid({ params: { id } })).toMatchObject({ iwsaid: one.iwsaid })
      }
      expect(await reasonOf(visitor.swimmers.get({ params: { id: other.id } }))).toBe('swimmer_not_found')
      expect(await pairsOf(one)).toEqual([])
      const taken = orphan({ ...newName(), iwsaid: other.iwsaid })
      expect(await reasonOf(taken)).toBe('registry_id_taken')
    })

    it('leaves the best document of admission of each kind, and no bytes of the others', async () => {
      const [one, other] = await twins()
      const upload = (id: number, kind: 'medical' | 'insurance', validUntil: string) =>
        admin.client.admissions.upload({
          params: { id },
          query: { kind, validUntil },
          body: { file: aFile('Справка.pdf', A_PDF) },
        })
      await upload(one.id, 'medical', '2026-12-31')
      const accepted = await upload(other.id, 'medical', '2026-06-30')
      await admin.client.admissions.decide({ params: { id: accepted.id }, body: { state: 'accepted' } })
      const longer = await upload(one.id, 'insurance', '2026-11-30')
      await upload(other.id, 'insurance', '2026-10-31')
      await merge(one, other)
      const { documents } = await admin.client.admissions.of({ params: { id: one.id } })
      expect(documents.map(({ id, kind, state }) => [id, kind, state]).toSorted()).toEqual(
        [
          [accepted.id, 'medical', 'accepted'],
          [longer.id, 'insurance', 'pending'],
        ].toSorted(),
      )
      const files = await world.db
        .selectFrom('stored_file')
        .where('swimmer_id', '=', one.id)
        .where('kind', '=', 'admission')
        .select('key')
        .execute()
      expect(files).toHaveLength(2)
    })

    it('moves that a swimmer left a team, except where the other profile is its member', async () => {
      const superAdmin = await world.account(['superAdmin'])
      const [one, other] = await twins()
      const captain = await orphan(newName())
      const inserted = [await aRelayEvent(superAdmin), await aRelayEvent(superAdmin)]
      const codes: string[] = []
      for (const { relays } of inserted) {
        codes.push((await aTeam(world, relays, { swimmerId: captain.id, owner: admin })).teamId)
      }
      const teams = await world.db.selectFrom('team').where('code', 'in', codes).select('id').execute()
      const rows = teams.map(({ id }) => ({
        team_id: id,
        swimmer_id: other.id,
        left_at: world.clock.now(),
      }))
      await world.db.insertInto('left_member').values(rows).execute()
      const [left, joined] = teams
      const member = { team_id: joined?.id ?? 0, stage_id: 2, swimmer_id: one.id }
      await world.db.insertInto('team_member').values(member).execute()
      await merge(one, other)
      const moved = await world.db
        .selectFrom('left_member')
        .where('swimmer_id', 'in', [one.id, other.id])
        .select(['team_id', 'swimmer_id'])
        .execute()
      expect(moved).toEqual([{ team_id: left?.id, swimmer_id: one.id }])
    })

    it('prices paid and unpaid orders of the merged profile as before', async () => {
      const event = await aSale(await world.account(['superAdmin']))
      const [first = 0, second = 0, third = 0] = distancesOf(event)
      const [one, other] = await twins()
      const order = (distances: number[]) =>
        admin.client.orders.create({ body: aBasket(event, other, distances) })
      const paid = await order([first, second])
      await admin.client.orders.togglepaid({ params: { id: paid.id }, body: { isPaid: true } })
      const open = await order([third])
      await merge(one, other)
      const now = await admin.client.orders.get({ params: { id: paid.id } })
      expect([now.total, now.remaining]).toEqual([paid.total, paid.total])
      const [entry] = now.orderContent[0]?.entries ?? []
      const address = { id: paid.id, entryId: entry?.id ?? 0 }
      const quote = await admin.client.orders.refundQuote({ params: address })
      expect(quote).toMatchObject({ amount: 900, remaining: 1500 })
      const again = await admin.client.orders.update({ params: { id: open.id }, body: { coupon: null } })
      expect([again.total, again.orderContent[0]?.swimmer.id]).toEqual([open.total, one.id])
    })

    it('retains a paid place over a held one, and takes it off the price of the other order', async () => {
      const event = await aSale(await world.account(['superAdmin']))
      const [first = 0, second = 0] = distancesOf(event)
      const [one, other] = await twins()
      const order = (swimmer: Swimmer, distances: number[], more = {}) =>
        admin.client.orders.create({ body: { ...aBasket(event, swimmer, distances), ...more } })
      const held = await order(one, [first, second])
      const paid = await order(other, [first], DESK)
      const states = async ({ id }: { id: number }) => {
        const { status, total, orderContent } = await admin.client.orders.get({ params: { id } })
        return [status, total, orderContent[0]?.entries.map(({ state }) => state)]
      }
      const list = async () =>
        (await admin.client.events.registrations({ params: { id: event.id } })).registrations
      const [, registered] = (await list()).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
      const params = { id: event.id, registrationId: registered?.id ?? 0 }
      const { number, checkedInAt } = await admin.client.events.checkIn({ params, body: { checkedIn: true } })
      expect([number, checkedInAt]).toEqual([1, expect.any(String)])
      await merge(one, other)
      expect(await states(paid)).toEqual(['paid', paid.total, ['confirmed']])
      expect(await states(held)).toEqual(['draft', 1500, ['cancelled', 'held']])
      expect(await list()).toMatchObject([{ number, checkedInAt }])
      const [mail] = await world.mailsTo(admin.email)
      expect(mail?.text).toMatch(/25\sм.*профиля этого пловца объединены.*К\sоплате теперь 1\s500,00\s₽/s)
    })

    it('refunds the whole price of a place that both had paid for', async () => {
      const event = await aSale(await world.account(['superAdmin']))
      const [first = 0, second = 0, third = 0] = distancesOf(event)
      const [one, other] = await twins()
      const payer = await world.account([{ right: 'admin', region: null }])
      const order = (swimmer: Swimmer, distances: number[], more = {}) =>
        payer.client.orders.create({ body: { ...aBasket(event, swimmer, distances), ...more } })
      const whole = await order(other, [first], DESK)
      const stays = await order(one, [first, second], DESK)
      const part = await payAt(world, { account: payer, order: await order(other, [second, third]) })
      await merge(one, other)
      const after = async ({ id }: { id: number }) => {
        const { status, refunds, orderContent } = await admin.client.orders.get({ params: { id } })
        const parts = refunds.map(({ target, cause, amount }) => [target, cause, amount])
        return [status, parts, orderContent[0]?.entries.map(({ state }) => state)]
      }
      expect(await after(stays)).toEqual(['paid', [], ['confirmed', 'confirmed']])
      const [manual, card] = [
        ['manual', 'cancelled', whole.total],
        ['card', 'cancelled', 800],
      ]
      expect(await after(whole)).toEqual(['refunded', [manual], ['cancelled']])
      expect(await after(part)).toEqual(['part_refunded', [card], ['cancelled', 'confirmed']])
      const mails = await world.mailsTo(payer.email)
      const about = mails.filter(({ text }) => text.includes('профиля этого пловца объединены'))
      const refunds = about.map(({ text }) =>
        text.match(/Возврат .*: [\d\s]+,00/)?.[0].replaceAll(/\s/g, ' '),
      )
      expect(refunds).toEqual(['Возврат на карту: 800,00', 'Возврат у организатора: 2 000,00'])
      const audit = await world.db
        .selectFrom('audit')
        .where('action', '=', 'swimmers.merge')
        .where('object_kind', '=', 'order')
        .where('object_id', '=', String(part.id))
        .select(['before', 'after'])
        .executeTakeFirstOrThrow()
      expect(audit).toMatchObject({
        before: { state: 'confirmed' },
        after: { refunded: 800, currency: 'RUB' },
      })
    })

    it('joins both profiles in one order, and ends an unpaid one without a place', async () => {
      const event = await aSale(await world.account(['superAdmin']))
      const [first = 0, second = 0] = distancesOf(event)
      const [one, other] = await twins()
      const swimmers = [one, other].map(({ id: swimmerId }, index) => ({
        swimmerId,
        donationAmount: 100,
        entries: [{ distanceId: index === 0 ? first : second }],
      }))
      const both = await admin.client.orders.create({ body: { eventId: event.id, swimmers, ...DESK } })
      const twice = await twins()
      const stays = await admin.client.orders.create({ body: aBasket(event, twice[0], [first]) })
      const gone = await admin.client.orders.create({ body: aBasket(event, twice[1], [first]) })
      const same = await twins()
      const entries = [{ distanceId: first }]
      const inOne = same.map(({ id: swimmerId }) => ({ swimmerId, entries }))
      const body = { eventId: event.id, swimmers: inOne, ...DESK }
      const doubled = await admin.client.orders.create({ body })
      await merge(one, other)
      await merge(...twice)
      await merge(...same)
      const single = await admin.client.orders.get({ params: { id: doubled.id } })
      expect([single.status, single.partRefunded]).toEqual(['part_refunded', doubled.total / 2])
      const joined = await admin.client.orders.get({ params: { id: both.id } })
      expect(joined.orderContent).toMatchObject([{ total: both.total, donationAmount: 200, quantity: 2 }])
      expect([joined.total, joined.remaining]).toEqual([both.total, both.total])
      const statusOf = async ({ id }: { id: number }) =>
        (await admin.client.orders.get({ params: { id } })).status
      expect([await statusOf(stays), await statusOf(gone)]).toEqual(['draft', 'cancelled'])
    })

    it('lets an ID lead on through two merges', async () => {
      const [first, second] = await twins()
      const third = await orphan({ ...newName() })
      const merged = await merge(second, first)
      await merge(third, merged)
      const found = await world.visitor.swimmers.viewIwsaid({ params: { id: first.iwsaid } })
      expect(found.id).toBe(third.id)
    })

    it('moves the account, its request and its photo, and notifies the owner', async () => {
      const owner = await world.account()
      const name = newName()
      const mine = await confirmedSwimmer(owner, name)
      const file = { key: `${'a'.repeat(32)}.jpg`, kind: 'avatar', type: 'jpg', size: 1, sha256: '' } as const
      const row = {
        ...file,
        swimmer_id: mine.id,
        event_id: null,
        name: 'a.jpg',
        created_at: world.clock.now(),
      }
      await world.db.insertInto('stored_file').values(row).execute()
      await world.db.updateTable('swimmer').set({ avatar: file.key }).where('id', '=', mine.id).execute()
      const imported = await orphan({ ...name, dob: '1988-04-21' })
      const params = { id: mine.id }
      await owner.client.swimmers.requestChange({ params, body: { dob: '1988-04-21', reason: 'Опечатка' } })
      const merged = await merge(imported, mine, { take: ['avatar'] })
      expect(merged).toMatchObject({ userId: owner.id, link: 'linked', avatar: file.key })
      const last = await owner.client.swimmers.lastChange({ params: { id: imported.id } })
      expect(last.request?.state).toBe('withdrawn')
      const [letter] = await world.mailsTo(owner.email)
      expect(letter?.text).toContain(mine.iwsaid)
      const audit = await world.db
        .selectFrom('audit')
        .where('action', '=', 'swimmers.merge')
        .where('object_id', '=', String(imported.id))
        .select(['before', 'after'])
        .executeTakeFirstOrThrow()
      expect(audit.before).toMatchObject({
        survivor: { iwsaid: imported.iwsaid },
        loser: {
          iwsaid: mine.iwsaid,
          account_id: owner.id,
          references: { stored_file: [{ key: file.key }] },
        },
      })
    })

    it('asks whose a profile of two accounts will be', async () => {
      const name = newName()
      const [she, he] = [await world.account(), await world.account()]
      const hers = await confirmedSwimmer(she, name)
      const his = await confirmedSwimmer(he, { ...name, dob: '1988-04-21' })
      expect(await reasonOf(merge(hers, his))).toBe('merge_two_owners')
      const { body } = await refusal(merge(hers, his, { userId: admin.id }))
      expect(body.issues).toEqual([{ path: 'userId', reason: 'not_allowed' }])
      expect(await merge(hers, his, { userId: he.id })).toMatchObject({ id: hers.id, userId: he.id })
      for (const { email } of [she, he]) {
        expect((await world.mailsTo(email))[0]?.subject).toMatch(/объединены$/)
      }
    })

    it('is refused where a profile has changed since it was looked at, or waits to be confirmed', async () => {
      const [one, other] = await twins()
      world.clock.pass({ seconds: 1 })
      await admin.client.swimmers.update({ params: { id: other.id }, body: { isParaswimmer: true } })
      expect(await reasonOf(merge(one, other))).toBe('stale')
      const waiting = await admin.client.swimmers.create({ body: aSwimmer(newName()) })
      expect(await reasonOf(merge(one, waiting))).toBe('swimmer_unconfirmed')
      const { body } = await refusal(merge(one, one))
      expect(body.issues).toEqual([{ path: 'loser.id', reason: 'repeated' }])
    })

    it('is refused while both captain teams of one relay, and leaves both teams', async () => {
      const [one, other] = await twins()
      const { relays } = await aRelayEvent(await world.account(['superAdmin']))
      const owner = await world.account()
      const first = await aTeam(world, relays, { swimmerId: one.id, owner })
      const second = await aTeam(world, relays, { swimmerId: other.id, owner })
      expect(await reasonOf(merge(one, other))).toBe('merge_two_teams')
      const states = () =>
        world.db
          .selectFrom('entry')
          .where('id', 'in', [first.entryId, second.entryId])
          .select('state')
          .execute()
      expect(await states()).toEqual([{ state: 'confirmed' }, { state: 'confirmed' }])
      await world.db
        .updateTable('entry')
        .set({ state: 'cancelled' })
        .where('id', '=', second.entryId)
        .execute()
      expect(await merge(one, other)).toMatchObject({ id: one.id })
    })

    it('is refused while they are members of two teams of one relay, which it names', async () => {
      const [one, other] = await twins()
      const captains = [await orphan(newName()), await orphan(newName())]
      const { event, relays } = await aRelayEvent(await world.account(['superAdmin']))
      const teams: number[] = []
      for (const [index, { id: swimmerId }] of captains.entries()) {
        const { teamId } = await aTeam(world, relays, { swimmerId, owner: admin })
        const team = world.db
          .updateTable('team')
          .set({ name_ru: `Team ${index}` })
          .where('code', '=', teamId)
        teams.push((await team.returning('id').executeTakeFirstOrThrow()).id)
      }
      const rows = [one, other].map(({ id }, index) => ({
        team_id: teams[index] ?? 0,
        stage_id: 2,
        swimmer_id: id,
      }))
      await world.db.insertInto('team_member').values(rows).execute()
      const { body } = await refusal(merge(one, other))
      const named = { distance: '4x25FR', event: event.name, one: 'Team 0', other: 'Team 1' }
      expect([body.reason, body.fields]).toEqual(['merge_two_teams', named])
      await world.db.deleteFrom('team_member').where('swimmer_id', '=', other.id).execute()
      expect(await merge(one, other)).toMatchObject({ id: one.id })
    })

    it('does not turn a swimmer into a third person', async () => {
      const [one, other] = await twins()
      const third = await confirmedSwimmer(await world.account(), newName())
      const body = { lastName: third.lastName, firstName: third.firstName, dob: '1990-10-10' }
      const renamed = await admin.client.swimmers.update({ params: { id: other.id }, body })
      const born = await admin.client.swimmers.update({ params: { id: one.id }, body: { dob: '1988-04-12' } })
      const call = merge(born, renamed, { take: ['firstName', 'lastName'] })
      expect(await reasonOf(call)).toBe('duplicate_swimmer_of_another')
    })

    it('needs administration of both regions', async () => {
      const [one, other] = await twins({
        swimmerInfo: { country: 'RU', regionCode: 'RU-KR', city: 'Петрозаводск' },
      })
      expect(await reasonOf(merge(one, other, {}, elsewhere))).toBe('no_access')
      const account = await world.account()
      expect(await reasonOf(merge(one, other, {}, account))).toBe('no_access')
    })
  })
})
