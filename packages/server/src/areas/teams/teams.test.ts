import type { Swimmer, TeamUpdate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, aTeam, enter, swimmersOf } from './testing/a-relay.ts'

type Make = ReturnType<typeof swimmersOf>

describe('relay teams', () => {
  let world: TestApp
  let admin: TestAccount
  let owner: TestAccount
  let other: TestAccount
  let aSwimmer: Make
  let four: Swimmer[]
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
    owner = await world.account()
    other = await world.account()
    aSwimmer = swimmersOf(owner)
    four = [await aSwimmer(), await aSwimmer(), await aSwimmer(), await aSwimmer()]
  })
  afterAll(() => world.stop())

  const captainOf = (swimmers: readonly Swimmer[]) => swimmers[0]?.id ?? 0
  const membersOf = (swimmers: readonly { readonly iwsaid: string }[]) =>
    swimmers.map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
  const bodyOf = (
    teamId: string,
    swimmers: readonly { readonly iwsaid: string }[],
    more = {},
  ): TeamUpdate => ({
    teamId,
    teamNameRu: 'Моржи-1',
    teamNameEn: 'Walruses-1',
    teamMembers: membersOf(swimmers),
    ...more,
  })
  const save = (
    teamId: string,
    swimmers: readonly { readonly iwsaid: string }[],
    {
      by = owner,
      more = {},
      ifMatch,
    }: { by?: TestAccount; more?: Partial<TeamUpdate>; ifMatch?: number } = {},
  ) =>
    by.client.teams.update(
      { params: { teamId }, body: bodyOf(teamId, swimmers, more) },
      ifMatch === undefined ? {} : { ifMatch },
    )
  const saveProtocol = (teamId: string, { client } = owner) =>
    client.teams.prestartlist({ params: { teamId } })
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason
  const issuesOf = async (call: Promise<unknown>) => (await refusal(call)).body.issues

  /** An event with a relay, and a team of the owner's first swimmer on it. */
  async function aWorldOfTeams(
    ...rules: Parameters<typeof aRelayEvent> extends [unknown, ...infer R] ? R : never
  ) {
    const relay = await aRelayEvent(admin, ...rules)
    const team = await aTeam(world, relay.relays, { swimmerId: captainOf(four), owner })
    return { ...relay, ...team }
  }

  describe('a new team', () => {
    it('has four letters, the captain’s name, and the captain on the first leg', async () => {
      const { teamId, address } = await aWorldOfTeams()
      expect(teamId).toMatch(/^[A-Z]{4}$/)
      const team = await owner.client.teams.get(address)
      expect(team).toMatchObject({
        teamId,
        userId: owner.id,
        teamNameRu: 'Соколов Пётр',
        teamNameEn: 'Petra Sokolova',
        captain: four[0]?.iwsaid,
        stage: 4,
        memberCount: 1,
        problems: [{ gap: 'legs_missing', missing: 3 }],
        canEdit: true,
      })
      expect(team.teamMembers).toMatchObject([{ stageId: 1, iwsaId: four[0]?.iwsaid, gender: 1, age: 37 }])
    })

    it('is there without its captain where the captain swims in another', async () => {
      const { relays, teamId } = await aWorldOfTeams()
      await save(teamId, four)
      const second = await aTeam(world, relays, { swimmerId: four[1]?.id ?? 0, owner })
      expect(await owner.client.teams.get(second.address)).toMatchObject({ memberCount: 0, teamMembers: [] })
    })

    it('gets another code where chance gives one a second time', async () => {
      const { relays, teamId } = await aWorldOfTeams()
      const number = [...teamId].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0)
      const keys = [number, number, 7].map((each) => each.toString(16).padStart(8, '0'))
      const ids = { ...world.deps.ids, key: () => keys.shift() ?? '' }
      const swimmer = await aSwimmer()
      const deps = { ...world.deps, ids }
      const second = await aTeam({ db: world.db, deps }, relays, { swimmerId: swimmer.id, owner })
      expect(second.teamId).toBe('AAAH')
    })
  })

  describe('teams.list', () => {
    it('shows visitors confirmed teams, accounts held ones too, and no caller those without an entry', async () => {
      const { event, relays, teamId } = await aWorldOfTeams()
      const held = await aTeam(world, relays, { swimmerId: (await aSwimmer()).id, owner, state: 'held' })
      const waiting = await aTeam(world, relays, {
        swimmerId: (await aSwimmer()).id,
        owner,
        state: 'waitlisted',
      })
      const ids = async (client = world.visitor) =>
        (await client.teams.list({ params: { eventId: event.id } })).teams.map((team) => team.teamId)
      expect(await ids()).toEqual([teamId])
      expect((await ids(other.client)).toSorted()).toEqual([teamId, held.teamId].toSorted())
      expect((await ids(owner.client)).toSorted()).toEqual([teamId, held.teamId, waiting.teamId].toSorted())
      await world.db.updateTable('entry').set({ state: 'cancelled' }).where('id', '=', held.entryId).execute()
      expect(await ids(other.client)).toEqual([teamId])
      expect(await reasonOf(owner.client.teams.get(held.address))).toBe('team_not_found')
    })

    it('is of a public event', async () => {
      const { event } = await aWorldOfTeams()
      await admin.client.events.update({ params: { id: event.id }, body: { public: false } })
      const call = { params: { eventId: event.id } }
      expect(await reasonOf(world.visitor.teams.list(call))).toBe('event_not_found')
      expect((await admin.client.teams.list(call)).teams).toHaveLength(1)
    })
  })

  describe('teams.get', () => {
    it('tells everybody who swims, and its owner to those who answer for it alone', async () => {
      const { address, teamId } = await aWorldOfTeams()
      await save(teamId, four)
      const seen = await world.visitor.teams.get({
        params: { ...address.params, distCode: '4X25fr' as '4x25FR' },
      })
      expect(seen).toMatchObject({ teamId, canEdit: false, memberCount: 4, distCode: '4x25FR' })
      expect(seen).not.toHaveProperty('userId')
      expect(await other.client.teams.get(address)).not.toHaveProperty('userId')
      expect(await admin.client.teams.get(address)).toMatchObject({ userId: owner.id, canEdit: true })
    })

    it('adds up ages and the times declared over the distance of the legs', async () => {
      const { address, teamId, individual } = await aWorldOfTeams({
        relay: { ageSums: [{ code: '120-159', minAge: 120, maxAge: 159 }] },
      })
      await save(teamId, four)
      const without = await owner.client.teams.get(address)
      expect(without).toMatchObject({ sumAge: 148, ageGroup: '120-159', sumSeedTime: null })
      for (const { id } of four) await enter(world.db, individual, { swimmerId: id, seedTimeCs: 1525 })
      const team = await owner.client.teams.get(address)
      expect(team.sumSeedTime).toBe('01:01.00')
      expect(team.teamMembers.map(({ seedTime }) => seedTime)).toEqual(Array(4).fill('00:15.25'))
    })

    it('prefers the captain’s time for a leg, which stays with its swimmer until it is cleared', async () => {
      const { address, teamId, individual } = await aWorldOfTeams()
      for (const { id } of four) await enter(world.db, individual, { swimmerId: id, seedTimeCs: 1525 })
      const withTime = (legTime?: string | null) =>
        four.map(({ iwsaid }, index) => ({
          stageId: index + 1,
          iwsaId: iwsaid,
          ...(index === 3 && legTime !== undefined && { legTime }),
        }))
      await save(teamId, [], { more: { teamMembers: withTime('00:14.00') } })
      await save(teamId, [], { more: { teamMembers: withTime() } })
      const team = await world.visitor.teams.get(address)
      expect(team).toMatchObject({ sumSeedTime: '00:59.75' })
      expect(team.teamMembers[3]).toMatchObject({ seedTime: '00:14.00', legTime: '00:14.00' })
      expect(team.teamMembers[0]).toMatchObject({ seedTime: '00:15.25', legTime: null })
      const swapped = withTime().map((member, index, all) => ({
        ...member,
        iwsaId: all[3 - index]?.iwsaId ?? null,
      }))
      expect((await save(teamId, [], { more: { teamMembers: swapped } })).sumSeedTime).toBe('01:01.00')
      await save(teamId, [], { more: { teamMembers: withTime('00:14.00') } })
      expect((await save(teamId, [], { more: { teamMembers: withTime(null) } })).sumSeedTime).toBe('01:01.00')
      const wrong = save(teamId, [], { more: { teamMembers: withTime('14 s') } })
      expect(await issuesOf(wrong)).toEqual([{ path: 'teamMembers.3.legTime', reason: 'wrong_format' }])
    })

    it('knows no other address', async () => {
      const { address } = await aWorldOfTeams()
      const change = (more: object) => owner.client.teams.get({ params: { ...address.params, ...more } })
      expect(await reasonOf(change({ distCode: '4x25BR' }))).toBe('team_not_found')
      expect(await reasonOf(change({ captainId: 999_999 }))).toBe('team_not_found')
      expect(await reasonOf(change({ eventId: 999_999 }))).toBe('event_not_found')
      expect(await reasonOf(change({ distCode: '4x26' }))).toBe('invalid_input')
    })
  })

  describe('teams.update', () => {
    it('names the team and its members, and writes down what was changed', async () => {
      const { teamId, address } = await aWorldOfTeams()
      const reserve = await aSwimmer()
      const saved = await save(teamId, [...four, reserve], { ifMatch: 1 })
      expect(saved).toMatchObject({ teamNameRu: 'Моржи-1', memberCount: 4, problems: [], version: 2 })
      expect(saved.teamMembers.map(({ iwsaId }) => iwsaId)).toEqual(
        [...four, reserve].map(({ iwsaid }) => iwsaid),
      )
      expect(await owner.client.teams.get(address)).toEqual(saved)
      const entry = await world.db
        .selectFrom('audit')
        .where('action', '=', 'teams.update')
        .where('object_id', '=', teamId)
        .select(['object_kind', 'account_id', 'before', 'after'])
        .executeTakeFirst()
      expect(entry).toMatchObject({
        object_kind: 'team',
        account_id: owner.id,
        before: { teamNameRu: 'Соколов Пётр', teamMembers: [{ stageId: 1 }] },
        after: { teamNameRu: 'Моржи-1' },
      })
    })

    it('is its owner’s and administrators’ of the region of the event', async () => {
      const { teamId } = await aWorldOfTeams()
      expect(await reasonOf(save(teamId, four, { by: other }))).toBe('team_of_another')
      const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
      expect(await reasonOf(save(teamId, four, { by: elsewhere }))).toBe('team_of_another')
      const here = await world.account([{ right: 'admin', region: 'RU-TYU' }])
      expect((await save(teamId, four, { by: here })).memberCount).toBe(4)
      expect(await reasonOf(save('ZZZZ', four))).toBe('team_not_found')
    })

    it('refuses a change that starts from another version', async () => {
      const { teamId } = await aWorldOfTeams()
      await save(teamId, four, { ifMatch: 1 })
      expect(await reasonOf(save(teamId, four, { ifMatch: 1 }))).toBe('stale')
    })

    it('is open to the owner until the deadline, to administrators after it', async () => {
      const { teamId, address } = await aWorldOfTeams({ teamsUntil: '2026-01-16T08:00:00Z' })
      expect(await reasonOf(save(teamId, four))).toBe('teams_closed')
      expect(await owner.client.teams.get(address)).toMatchObject({
        canEdit: false,
        editableUntil: '2026-01-16T08:00:00.000Z',
      })
      await save(teamId, four, { by: admin })
    })

    it('names each member who may not swim in it', async () => {
      const { teamId, relays } = await aWorldOfTeams({}, { minAge: 18, maxAge: 40 })
      const [one, two, three] = four
      if (!one || !two || !three) throw new Error('No swimmers')
      const old = await aSwimmer({ dob: '1960-01-01' })
      const young = await aSwimmer({ dob: '2012-01-01', guardianConsent: true })
      const rival = await aSwimmer()
      await aTeam(world, relays, { swimmerId: rival.id, owner })
      const unknown = { iwsaid: 'NOBO999999' }
      expect(await issuesOf(save(teamId, [one, old, young, rival, unknown]))).toEqual([
        { path: 'teamMembers.4.iwsaId', reason: 'member_unknown' },
        { path: 'teamMembers.1.iwsaId', reason: 'member_too_old', limit: 40 },
        { path: 'teamMembers.2.iwsaId', reason: 'member_too_young', limit: 18 },
        { path: 'teamMembers.3.iwsaId', reason: 'member_in_team' },
      ])
      expect(await issuesOf(save(teamId, [one, one]))).toEqual([
        { path: 'teamMembers.1.iwsaId', reason: 'repeated' },
      ])
      const at = (stageId: number, { iwsaid }: Swimmer) => ({ stageId, iwsaId: iwsaid })
      const teamMembers = [at(1, one), at(1, two), at(6, three), { stageId: 2, iwsaId: null }]
      expect(await issuesOf(save(teamId, [], { more: { teamMembers } }))).toEqual([
        { path: 'teamMembers.1.stageId', reason: 'repeated' },
        { path: 'teamMembers.2.stageId', reason: 'too_large', limit: 5 },
      ])
    })

    it('gives members a number, an entry in the lists, a country in the totals and a check of documents', async () => {
      const { event, teamId } = await aWorldOfTeams()
      await save(teamId, four)
      const params = { id: event.id }
      const { swimmers, total } = await world.visitor.events.swimmerList({ params })
      expect(total).toBe(4)
      expect(swimmers.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4])
      expect(swimmers.map(({ entries }) => entries.map(({ team }) => team?.teamId))).toEqual(
        four.map(() => [teamId]),
      )
      expect(await world.visitor.events.get({ params })).toMatchObject({
        totalSwimmers: 4,
        totalCountries: 1,
        countryList: ['RU'],
      })
      const desk = await admin.client.events.registrations({ params })
      expect(desk.total).toBe(4)
      const member = desk.registrations.find(({ swimmerId }) => swimmerId === four[3]?.id)
      expect(member).toMatchObject({ isPaid: true, entries: [{ team: { teamId } }] })
      const checkIn = { params: { ...params, registrationId: member?.id ?? 0 }, body: { checkedIn: true } }
      expect((await admin.client.events.checkIn(checkIn)).checkedInAt).not.toBeNull()
      await save(teamId, four.slice(0, 3))
      expect((await world.visitor.events.swimmerList({ params })).total).toBe(3)
    })

    it('notifies the owners of newly named members once, except the account that names them', async () => {
      const { event, teamId } = await aWorldOfTeams()
      const member = await world.account()
      const swimmer = await swimmersOf(member)({ firstName: 'Gleb', lastName: 'Tretyakov' })
      const [captain] = four
      if (!captain) throw new Error('No swimmers')
      await save(teamId, [captain, swimmer])
      await save(teamId, [swimmer, captain])
      const mailsTo = ({ email }: TestAccount) =>
        world.db
          .selectFrom('mail')
          .where('to', '=', email)
          .where('text', 'like', `%включён в%/view-event/${event.id}?show=%`)
          .select('text')
          .execute()
      const [mail, ...more] = await mailsTo(member)
      expect(more).toEqual([])
      expect(mail?.text).toContain(swimmer.iwsaid)
      expect(await mailsTo(owner)).toEqual([])
    })

    it('notifies the owners of members whom others remove', async () => {
      const { teamId } = await aWorldOfTeams()
      const [captain] = four
      if (!captain) throw new Error('No swimmers')
      const member = await world.account()
      const swimmer = await swimmersOf(member)({ firstName: 'Lev', lastName: 'Tretyakov' })
      await save(teamId, [captain, swimmer])
      await save(teamId, [captain])
      const [mail] = await world.mailsTo(member.email)
      expect(mail?.text).toContain(`(${swimmer.iwsaid}) больше не\xa0входит в`)
    })

    it('requires the rank and the documents of members as of the captain', async () => {
      const { teamId } = await aWorldOfTeams({ minRank: 'KMS' })
      expect(await issuesOf(save(teamId, four.slice(1, 2)))).toEqual([
        { path: 'teamMembers.0.iwsaId', reason: 'rank_too_low' },
      ])
      const asking = await aWorldOfTeams({ admissions: ['medical'], admissionsAt: 'entry' })
      expect(await issuesOf(save(asking.teamId, four.slice(1, 2)))).toEqual([
        { path: 'teamMembers.0.iwsaId', reason: 'admission_missing' },
      ])
      await save(asking.teamId, four.slice(1, 2), { by: admin })
    })

    it('refuses members outside the ages and the age groups of the event on its age-group date', async () => {
      const { event, teamId } = await aWorldOfTeams()
      const body = { ageGroups: [{ code: '18-35', minAge: 18, maxAge: 35 }], ageGroupOnDate: '2023-12-31' }
      await admin.client.events.update({ params: { id: event.id }, body })
      const [one] = four
      if (!one) throw new Error('No swimmers')
      const child = await aSwimmer({ dob: '2013-01-01', guardianConsent: true })
      const old = await aSwimmer({ dob: '1970-01-01' })
      expect(await issuesOf(save(teamId, [one, child, old]))).toEqual([
        { path: 'teamMembers.1.iwsaId', reason: 'age_too_low', limit: 11 },
        { path: 'teamMembers.2.iwsaId', reason: 'age_without_group' },
      ])
    })

    it('keeps to the gender of the distance, and lets a swimmer into two teams where the event does', async () => {
      const women = await aWorldOfTeams({ relay: { oneTeamPerSwimmer: false } }, { gender: 2 })
      expect(await issuesOf(save(women.teamId, four.slice(0, 2)))).toEqual([
        { path: 'teamMembers.0.iwsaId', reason: 'member_gender' },
      ])
      const captain = await aSwimmer({ gender: 2 })
      const second = await aTeam(world, women.relays, { swimmerId: captain.id, owner })
      const two = four.filter(({ gender }) => gender === 2)
      await save(women.teamId, two)
      await save(second.teamId, two)
    })

    it('refuses a name that is none, and another team’s letters', async () => {
      const { teamId } = await aWorldOfTeams()
      const named = (more: Partial<TeamUpdate>) => issuesOf(save(teamId, [], { more }))
      expect(await named({ teamNameRu: 'Як' })).toEqual([
        { path: 'teamNameRu', reason: 'too_short', limit: 3 },
      ])
      expect(await named({ teamNameRu: 'Моржи!' })).toEqual([
        { path: 'teamNameRu', reason: 'name_special_characters' },
      ])
      expect(await named({ teamNameEn: 'Моржи' })).toEqual([{ path: 'teamNameEn', reason: 'name_not_latin' }])
      expect(await named({ teamId: 'ZZZZ' })).toEqual([{ path: 'teamId', reason: 'not_allowed' }])
      expect(await named({ teamId: 'ZZ' })).toEqual([{ path: 'teamId', reason: 'length_four' }])
    })

    it('gives a swimmer to one of two teams that ask at once', async () => {
      const { teamId, relays } = await aWorldOfTeams()
      const [, , , last] = four
      if (!last) throw new Error('No swimmers')
      const second = await aTeam(world, relays, { swimmerId: (await aSwimmer()).id, owner })
      const both = await Promise.allSettled([save(teamId, [last]), save(second.teamId, [last])])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })

  describe('teams.leave', () => {
    const leave = (teamId: string, { iwsaid }: Pick<Swimmer, 'iwsaid'>, { client }: TestAccount) =>
      client.teams.leave({ params: { teamId, iwsaid } })
    const subjectsTo = async (email: string, subject: string) =>
      world.db
        .selectFrom('mail')
        .where('to', '=', email)
        .where('subject', 'like', `%${subject}%`)
        .select('text')
        .orderBy('id')
        .execute()

    const lastNames = ['Belov', 'Volkov', 'Grachev', 'Dronov', 'Yezhov', 'Zhukov'].values()

    /** A team of the owner with a swimmer of another account in it. */
    async function aTeamWithMember(...rules: Parameters<typeof aWorldOfTeams>) {
      const team = await aWorldOfTeams(...rules)
      const member = await world.account()
      const lastName = lastNames.next().value ?? ''
      const swimmer = await swimmersOf(member)({ firstName: 'Gleb', lastName })
      const [captain] = four
      if (!captain) throw new Error('No swimmers')
      await save(team.teamId, [captain, swimmer], { by: admin })
      return { ...team, member, swimmer, captain }
    }

    it('removes a swimmer for its owner, shows that to the team’s owner alone, and sends an e-mail', async () => {
      const { event, teamId, address, member, swimmer } = await aTeamWithMember()
      const seen = await member.client.teams.get(address)
      expect(seen.teamMembers.map(({ canLeave }) => canLeave)).toEqual([undefined, true])
      const left = await leave(teamId, swimmer, member)
      expect(left).toMatchObject({ memberCount: 1, version: seen.version + 1, protocolSavedAt: null })
      for (const client of [member.client, world.visitor, other.client]) {
        const shown = await client.teams.get(address)
        expect(shown.teamMembers.map(({ iwsaId }) => iwsaId)).toEqual([four[0]?.iwsaid])
        expect(shown).not.toHaveProperty('leftMembers')
      }
      const named = { iwsaId: swimmer.iwsaid, swimmerEn: `Gleb ${swimmer.lastName}` }
      const leftMembers = [{ ...named, leftAt: world.clock.now().toISOString() }]
      for (const { client } of [owner, admin]) {
        expect(await client.teams.get(address)).toMatchObject({ leftMembers })
      }
      expect((await world.visitor.events.swimmerList({ params: { id: event.id } })).total).toBe(1)
      const link = `/view-event/${event.id}?show=T-${address.params.captainId}-4x25FR-`
      const [invitation] = await subjectsTo(member.email, 'участие в')
      expect(invitation?.text).toContain(link)
      const [notice, ...more] = (await subjectsTo(owner.email, 'выход из')).filter(({ text }) =>
        text.includes(link),
      )
      expect(notice?.text).toContain(swimmer.iwsaid)
      expect(more).toEqual([])
      const audited = await world.db
        .selectFrom('audit')
        .where('action', '=', 'teams.leave')
        .where('object_id', '=', teamId)
        .select('account_id')
        .execute()
      expect(audited).toEqual([{ account_id: member.id }])
    })

    it('has not left once named again', async () => {
      const { teamId, address, member, swimmer, captain } = await aTeamWithMember()
      await leave(teamId, swimmer, member)
      await save(teamId, [captain, swimmer])
      expect(await owner.client.teams.get(address)).toMatchObject({ memberCount: 2, leftMembers: [] })
      expect(await subjectsTo(member.email, 'участие в')).toHaveLength(2)
    })

    it('rejects swimmers who are not in the team, of other accounts, and in unknown teams', async () => {
      const { teamId, member, swimmer, captain } = await aTeamWithMember()
      const outsider = await aSwimmer()
      expect(await reasonOf(leave(teamId, outsider, owner))).toBe('team_member_not_found')
      expect(await reasonOf(leave(teamId, captain, member))).toBe('swimmer_of_another')
      expect(await reasonOf(leave(teamId, swimmer, owner))).toBe('swimmer_of_another')
      expect(await reasonOf(leave('ZZZZ', swimmer, member))).toBe('team_not_found')
      await leave(teamId, swimmer, member)
      expect(await reasonOf(leave(teamId, swimmer, member))).toBe('team_member_not_found')
    })

    it('has the deadline of teams, which administrators have not', async () => {
      const { teamId, address, member, swimmer } = await aTeamWithMember({
        teamsUntil: '2026-01-16T08:00:00Z',
      })
      const { teamMembers } = await member.client.teams.get(address)
      expect(teamMembers[1]?.canLeave).toBe(false)
      expect(await reasonOf(leave(teamId, swimmer, member))).toBe('teams_closed')
      expect((await leave(teamId, swimmer, admin)).memberCount).toBe(1)
    })

    it('works where the place of the team waits, which other accounts cannot see', async () => {
      const { teamId, entryId, address, member, swimmer } = await aTeamWithMember()
      const set = { state: 'waitlisted', waiting_position: 1 } as const
      await world.db.updateTable('entry').set(set).where('id', '=', entryId).execute()
      expect(await reasonOf(leave(teamId, swimmer, other))).toBe('team_not_found')
      expect(await member.client.teams.get(address)).toMatchObject({ teamId })
      expect((await leave(teamId, swimmer, member)).memberCount).toBe(1)
    })

    it('preserves a locked start list until the protocol is saved', async () => {
      const { event, relays, teamId, member, swimmer } = await aTeamWithMember()
      const at = world.clock.now()
      const list = { offer_distance_id: relays.distanceId, event_id: event.id, updated_at: at }
      await world.db
        .insertInto('start_list')
        .values({ ...list, locked_at: at })
        .execute()
      await leave(teamId, swimmer, member)
      const stored = await world.db
        .selectFrom('start_list')
        .where('offer_distance_id', '=', relays.distanceId)
        .select('updated_at')
        .executeTakeFirstOrThrow()
      expect(stored.updated_at).toEqual(at)
    })
  })

  describe('teams.prestartlist', () => {
    it('writes the composition into the start list and seeds the team by its sum', async () => {
      const { event, relays, teamId, address, entryId, individual } = await aWorldOfTeams()
      for (const { id } of four) await enter(world.db, individual, { swimmerId: id, seedTimeCs: 1525 })
      await save(teamId, four)
      const saved = await saveProtocol(teamId)
      expect(saved.protocolSavedAt).toBe(world.clock.now().toISOString())
      const row = await world.db
        .selectFrom('team')
        .innerJoin('entry', 'entry.id', 'team.entry_id')
        .where('entry.id', '=', entryId)
        .select(['protocol', 'seed_time_cs'])
        .executeTakeFirstOrThrow()
      expect(row).toEqual({
        seed_time_cs: 6100,
        protocol: { nameRu: 'Моржи-1', nameEn: 'Walruses-1', members: membersOf(four) },
      })
      const starts = async () => {
        const { lists } = await admin.client.events.prestart({
          params: { id: event.id },
          query: { distanceId: relays.distanceId },
        })
        return lists[0]?.heats[0]?.lanes.find(({ starter }) => starter)?.starter
      }
      await admin.client.events.seedPrestart({ params: { id: event.id }, body: {} })
      await save(teamId, four.toReversed(), { more: { teamNameRu: 'Другие' } })
      expect(await starts()).toMatchObject({ seedTime: '01:01.00', team: { teamNameRu: 'Моржи-1' } })
      await saveProtocol(teamId)
      expect(await starts()).toMatchObject({ team: { teamNameRu: 'Другие' } })
      await save(teamId, four.toReversed())
      expect((await owner.client.teams.get(address)).protocolSavedAt).toBeNull()
      const entry = await world.db
        .selectFrom('audit')
        .where('action', '=', 'teams.prestartlist')
        .where('object_id', '=', teamId)
        .select('account_id')
        .executeTakeFirst()
      expect(entry).toEqual({ account_id: owner.id })
    })

    it('writes a total beyond 99:59.99 with more digits of minutes, wherever it is shown', async () => {
      const { event, relays, teamId, address, individual } = await aWorldOfTeams()
      for (const { id } of four) await enter(world.db, individual, { swimmerId: id, seedTimeCs: 599_999 })
      await save(teamId, four)
      await saveProtocol(teamId)
      expect((await owner.client.teams.get(address)).sumSeedTime).toBe('399:59.96')
      const params = { id: event.id }
      await admin.client.events.seedPrestart({ params, body: {} })
      const { lists } = await admin.client.events.prestart({
        params,
        query: { distanceId: relays.distanceId },
      })
      const starters = lists[0]?.heats.flatMap(({ lanes }) => lanes.map(({ starter }) => starter.seedTime))
      expect(starters).toEqual(['399:59.96'])
      const calls = [
        () => world.visitor.events.swimmerList({ params }),
        () => admin.client.events.registrations({ params }),
        () => admin.client.events.registrationsFile({ params: { ...params, type: 'csv' } }),
        () => world.visitor.events.view({ params }),
        () => owner.client.events.userInEvent({ params }),
      ]
      for (const call of calls) await call()
    })

    it('clears the sum in the start list where a member has no declared time', async () => {
      const { event, relays, teamId, individual } = await aWorldOfTeams()
      for (const { id } of four) await enter(world.db, individual, { swimmerId: id, seedTimeCs: 1525 })
      await save(teamId, four)
      await saveProtocol(teamId)
      await admin.client.events.seedPrestart({ params: { id: event.id }, body: {} })
      const untimed = await aSwimmer()
      await save(teamId, [...four.slice(0, 3), untimed])
      await saveProtocol(teamId)
      const { lists } = await admin.client.events.prestart({
        params: { id: event.id },
        query: { distanceId: relays.distanceId },
      })
      expect(lists[0]?.heats[0]?.lanes[0]?.starter).toMatchObject({ seedTime: null, team: { teamId } })
    })

    it('requires a complete team, with the mix of the event', async () => {
      const { teamId, address } = await aWorldOfTeams({ relay: { minWomen: 3 } })
      await save(teamId, four)
      expect((await owner.client.teams.get(address)).problems).toEqual([{ gap: 'women_missing', missing: 1 }])
      expect(await reasonOf(saveProtocol(teamId))).toBe('team_incomplete')
      expect(await reasonOf(saveProtocol(teamId, other))).toBe('team_of_another')
      expect(await reasonOf(saveProtocol('ZZZZ'))).toBe('team_not_found')
    })

    it('leaves a locked list alone', async () => {
      const { event, teamId, relays } = await aWorldOfTeams()
      await save(teamId, four)
      const now = world.clock.now()
      const list = { offer_distance_id: relays.distanceId, event_id: event.id, updated_at: now }
      await world.db
        .insertInto('start_list')
        .values({ ...list, locked_at: now })
        .execute()
      expect(await reasonOf(saveProtocol(teamId))).toBe('start_list_locked')
      expect(await reasonOf(saveProtocol(teamId, admin))).toBe('start_list_locked')
    })

    it('has the deadline of teams, and a version', async () => {
      const { teamId } = await aWorldOfTeams({ teamsUntil: '2026-01-16T08:00:00Z' })
      expect(await reasonOf(saveProtocol(teamId))).toBe('teams_closed')
      await save(teamId, four, { by: admin })
      const stale = admin.client.teams.prestartlist({ params: { teamId } }, { ifMatch: 1 })
      expect(await reasonOf(stale)).toBe('stale')
      await saveProtocol(teamId, admin)
    })
  })
})
