import type { Swimmer } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'

describe('diplomas of relay teams', () => {
  let world: TestApp
  let administrator: TestAccount
  let owner: TestAccount
  let swimmers: Swimmer[]
  let eventId: number

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    owner = await world.account()
    const aSwimmer = swimmersOf(owner)
    swimmers = []
    for (let count = 0; count < 5; count += 1) swimmers.push(await aSwimmer())
    const { relays } = await aRelayEvent(administrator)
    eventId = relays.eventId
    const { teamId, entryId } = await aTeam(world, relays, { swimmerId: swimmers[0]?.id ?? 0, owner })
    const members = swimmers.slice(0, 4).map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
    const params = { teamId }
    const body = { teamId, teamNameRu: 'Моржи-1', teamNameEn: 'Walruses-1', teamMembers: members }
    await owner.client.teams.update({ params, body })
    await owner.client.teams.prestartlist({ params })
    const { events, results } = administrator.client
    await events.seedPrestart({ params: { id: eventId }, body: {} })
    const place = { params: { eventId, distanceId: relays.distanceId } }
    const finished = { entryId, version: 0, status: 'finished', rawTime: '01:10.00' } as const
    await results.record({ ...place, body: { results: [finished] } })
    await results.publish({ ...place, body: { state: 'official', confirmed: true } })
  })
  afterAll(() => world.stop())

  /** Section, place, name and code of each document. */
  async function documents(query = '') {
    const { payload } = await world.app.inject({
      url: `/printouts/${eventId}/diplomas.csv?lang=ru${query}`,
      headers: { authorization: `Bearer ${administrator.tokens.accessToken}` },
    })
    return payload
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'))
  }
  const check = async (code = '') => (await world.visitor.checks.get({ params: { code } })).diploma

  it('are one for each member, with a code of their own and the name of the team', async () => {
    const rows = await documents()
    expect(rows).toHaveLength(4)
    const codes = rows.map((cells) => cells.at(-1))
    expect(new Set(codes).size).toBe(4)
    const [first] = await documents(`&iwsaid=${swimmers[2]?.iwsaid}`)
    expect(await check(first?.at(-1))).toMatchObject({
      ...{ state: 'valid', place: 1, time: '01:10.00', teamNameEn: 'Walruses-1' },
      lastName: swimmers[2]?.lastName,
    })
  })

  it('are still confirmed after the profile of a member was merged, and have the same code', async () => {
    const [loser, survivor] = [swimmers[3], swimmers[4]]
    const [before] = await documents(`&iwsaid=${loser?.iwsaid}`)
    const code = before?.at(-1)
    const versions = await Promise.all(
      [survivor, loser].map((swimmer) =>
        administrator.client.swimmers.get({ params: { id: swimmer?.id ?? 0 } }),
      ),
    )
    const [one, other] = versions.map(({ id, updatedAt = '' }) => ({ id, updatedAt }))
    if (!one || !other) throw new Error('Two profiles are merged')
    await administrator.client.swimmers.merge({ body: { survivor: one, loser: other, take: [] } })
    expect(await check(code)).toMatchObject({ state: 'valid', lastName: survivor?.lastName })
    const codes = (await documents()).map((cells) => cells.at(-1))
    expect(codes).toHaveLength(4)
    expect(codes).toContain(code)
  })
})
