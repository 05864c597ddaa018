import type { Swimmer } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, aTeam, swimmersOf } from './testing/a-relay.ts'

describe('an invitation to a relay team', () => {
  let world: TestApp
  let admin: TestAccount
  let owner: TestAccount
  let member: TestAccount
  let ownersSwimmer: () => Promise<Swimmer>
  let membersSwimmer: ReturnType<typeof swimmersOf>
  let captain: Swimmer
  let swimmer: Swimmer
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
    owner = await world.account()
    member = await world.account()
    const [ofOwner, ofMember] = [swimmersOf(owner), swimmersOf(member)]
    ownersSwimmer = () => ofOwner({ lastName: 'Kapitan', nativeLastName: null })
    membersSwimmer = (more = {}) => ofMember({ lastName: 'Volna', nativeLastName: null, ...more })
    captain = await ownersSwimmer()
    swimmer = await membersSwimmer()
  })
  afterAll(() => world.stop())

  type Rules = NonNullable<Parameters<typeof aRelayEvent>[1]>

  async function invited(rules: Rules = {}) {
    const relay = await aRelayEvent(admin, rules)
    const team = await aTeam(world, relay.relays, { swimmerId: captain.id, owner })
    const { token, expiresAt } = await owner.client.teams.invite({ params: { teamId: team.teamId } })
    return { ...relay, ...team, token, expiresAt }
  }
  const join = (token: string, more: { swimmerId?: number; stageId?: number } = {}, who = member) =>
    who.client.teams.join({ body: { token, swimmerId: swimmer.id, ...more } })
  const joinedMails = ({ email }: TestAccount) =>
    world.db
      .selectFrom('mail')
      .where('to', '=', email)
      .where('subject', 'like', '%вступление в%')
      .select('text')
      .execute()
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason
  const issuesOf = async (call: Promise<unknown>) => (await refusal(call)).body.issues

  it('shows visitors the team and its free legs, without members', async () => {
    const { token, teamId, event, expiresAt } = await invited()
    const shown = await world.visitor.teams.invitation({ body: { token } })
    expect(shown).toMatchObject({
      teamId,
      eventId: event.id,
      eventName: event.name,
      stage: 4,
      memberCount: 1,
      freeStages: [2, 3, 4, 5],
      expiresAt,
    })
    expect(JSON.stringify(shown)).not.toContain(captain.iwsaid)
  })

  it('lets the owner of a swimmer join on the first free leg or a chosen one, once, audited and reported to the captain', async () => {
    const { token, teamId } = await invited()
    const second = await membersSwimmer()
    const joined = await join(token)
    expect(joined.teamMembers.map(({ stageId, iwsaId }) => [stageId, iwsaId])).toEqual([
      [1, captain.iwsaid],
      [2, swimmer.iwsaid],
    ])
    expect((await join(token)).version).toBe(joined.version)
    const [mail, ...more] = await joinedMails(owner)
    expect(more).toEqual([])
    expect(mail?.text).toContain(swimmer.iwsaid)
    expect(await joinedMails(member)).toEqual([])
    const { teamMembers } = await join(token, { swimmerId: second.id, stageId: 4 })
    expect(teamMembers.map(({ stageId }) => stageId)).toEqual([1, 2, 4])
    const { entries } = await admin.client.audit.list({ query: { limit: 1 } })
    expect(entries[0]).toMatchObject({ action: 'teams.join', objectId: teamId })
    expect(await issuesOf(join(token, { swimmerId: (await membersSwimmer()).id, stageId: 4 }))).toEqual([
      { path: 'stageId', reason: 'repeated' },
    ])
  })

  it('names only own, confirmed swimmers who may swim in the team', async () => {
    const { token } = await invited()
    const { token: second } = await invited()
    expect(await reasonOf(join(token, {}, owner))).toBe('swimmer_of_another')
    expect(await reasonOf(join(token, { swimmerId: 999_999 }))).toBe('swimmer_not_found')
    expect((await refusal(world.visitor.teams.join({ body: { token, swimmerId: swimmer.id } }))).status).toBe(
      401,
    )
    const child = await membersSwimmer({
      dob: '2014-05-01',
      guardianConsent: true,
    })
    await world.db
      .updateTable('offer_distance')
      .set({ min_age: 18 })
      .where('dist_code', '=', '4x25FR')
      .execute()
    expect(await issuesOf(join(second, { swimmerId: child.id }))).toMatchObject([
      { path: 'swimmerId', reason: 'member_too_young' },
    ])
    await world.db.updateTable('swimmer').set({ confirmed_at: null }).where('id', '=', child.id).execute()
    expect(await reasonOf(join(second, { swimmerId: child.id }))).toBe('swimmer_unconfirmed')
    await world.db
      .updateTable('swimmer')
      .set({ confirmed_at: new Date(), account_id: null })
      .where('id', '=', child.id)
      .execute()
    expect(await reasonOf(join(second, { swimmerId: child.id }))).toBe('swimmer_unlinked')
  })

  it('ends with a new link, with its date, and is refused after the deadline of the team', async () => {
    const { token, teamId, event } = await invited()
    const { token: newer } = await owner.client.teams.invite({ params: { teamId } })
    for (const call of [world.visitor.teams.invitation({ body: { token } }), join(token)]) {
      expect(await reasonOf(call)).toBe('team_invite_wrong')
    }
    await world.db
      .updateTable('team')
      .set({ invite_expires_at: new Date('2026-01-01T00:00:00Z') })
      .where('code', '=', teamId)
      .execute()
    expect(await reasonOf(join(newer))).toBe('team_invite_wrong')
    const { token: last } = await owner.client.teams.invite({ params: { teamId } })
    await world.db
      .updateTable('event')
      .set({ reg_end_at: new Date('2026-01-10T00:00:00Z') })
      .where('id', '=', event.id)
      .execute()
    expect(await reasonOf(join(last))).toBe('teams_closed')
    expect(await reasonOf(owner.client.teams.invite({ params: { teamId } }))).toBe('teams_closed')
  })

  it('has no place once every leg and reserve has a swimmer', async () => {
    const { token, teamId } = await invited({ relay: { maxReserves: 0 } })
    const rest = [await ownersSwimmer(), await ownersSwimmer(), await ownersSwimmer()]
    const teamMembers = [captain, ...rest].map(({ iwsaid }, index) => ({
      stageId: index + 1,
      iwsaId: iwsaid,
    }))
    const body = { teamId, teamNameRu: 'Моржи-1', teamNameEn: 'Walruses-1', teamMembers }
    await owner.client.teams.update({ params: { teamId }, body })
    expect(await reasonOf(join(token))).toBe('team_full')
  })

  it('is created by the owner of the team and administrators alone', async () => {
    const { teamId } = await invited()
    const params = { teamId }
    expect(await reasonOf(member.client.teams.invite({ params }))).toBe('team_of_another')
    expect(await reasonOf(member.client.teams.invite({ params: { teamId: 'ZZZZ' } }))).toBe('team_not_found')
    expect((await refusal(world.visitor.teams.invite({ params }))).status).toBe(401)
    expect(await reasonOf(owner.client.teams.invite({ params }, { ifMatch: 99 }))).toBe('stale')
    expect((await admin.client.teams.invite({ params })).token).toMatch(/^[\w-]{43}$/)
  })
})
