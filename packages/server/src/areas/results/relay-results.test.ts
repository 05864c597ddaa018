import type { Swimmer } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'

describe('results of relays', () => {
  let world: TestApp
  let administrator: TestAccount
  let owner: TestAccount
  let swimmers: Swimmer[]
  let relays: Awaited<ReturnType<typeof aRelayEvent>>['relays']
  let entries: number[]
  const teams: { teamId: string; members: readonly Swimmer[] }[] = []
  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    owner = await world.account()
    const aSwimmer = swimmersOf(owner)
    swimmers = []
    for (let count = 0; count < 10; count += 1) swimmers.push(await aSwimmer())
    ;({ relays } = await aRelayEvent(administrator))
    entries = [await team(swimmers.slice(0, 4)), await team(swimmers.slice(4, 8))]
    await administrator.client.events.seedPrestart({ params: { id: relays.eventId }, body: {} })
  })
  afterAll(() => world.stop())

  const bodyOf = (teamId: string, members: readonly Swimmer[]) => ({
    params: { teamId },
    body: {
      teamId,
      teamNameRu: 'Моржи-1',
      teamNameEn: 'Walruses-1',
      teamMembers: members.map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid })),
    },
  })
  /** Enters a team with a saved protocol, captained by the first of its members. */
  async function team(members: readonly Swimmer[]) {
    const { teamId, entryId } = await aTeam(world, relays, { swimmerId: members[0]?.id ?? 0, owner })
    await owner.client.teams.update(bodyOf(teamId, members))
    await owner.client.teams.prestartlist({ params: { teamId } })
    teams.push({ teamId, members })
    return entryId
  }
  const params = () => ({ eventId: relays.eventId, distanceId: relays.distanceId })
  const resultsOf = async (swimmer: number) => {
    const { iwsaid = '' } = swimmers[swimmer] ?? {}
    const { resultsInfo } = await world.visitor.swimmers.viewIwsaid({ params: { id: iwsaid } })
    return resultsInfo?.map(({ Result, place, team }) => [Result, place, team?.teamNameEn])
  }

  it('are on the pages of all members once they are published', async () => {
    const { results } = administrator.client
    const finished = (index: number, rawTime: string) =>
      ({ entryId: entries[index] ?? 0, version: 0, status: 'finished', rawTime }) as const
    const body = { results: [finished(0, '01:10.00'), finished(1, '01:08.50')] }
    await results.record({ params: params(), body })
    expect(await resultsOf(1)).toEqual([])
    await results.publish({ params: params(), body: { state: 'official', confirmed: true } })
    expect(await resultsOf(0)).toEqual([['01:10.00', 2, 'Walruses-1']])
    expect(await resultsOf(3)).toEqual(await resultsOf(0))
    expect(await resultsOf(4)).toEqual([['01:08.50', 1, 'Walruses-1']])
    expect(await resultsOf(8)).toEqual([])
  })

  it('have the penalties of legs in their final time', async () => {
    const { results } = administrator.client
    const penalties = [
      { code: 'RX', leg: 2 },
      { code: 'RX', leg: 4 },
    ] as const
    const [entryId = 0] = entries
    const corrected = { entryId, version: 1, status: 'finished', rawTime: '01:10.00' } as const
    const record = (...given: readonly { code: 'RX'; leg: number }[]) =>
      results.record({
        params: params(),
        body: { results: [{ ...corrected, penalties: [...given] }], changeReason: 'The video' },
      })
    const { body } = await refusal(record({ code: 'RX', leg: 5 }))
    expect(body.issues).toEqual([{ path: 'results.0.penalties', reason: 'penalty_leg' }])
    await record(...penalties)
    const { lists } = await world.visitor.events.results({ params: params() })
    const penalized = lists[0]?.results.find((result) => result.rawTime === '01:10.00')
    expect(penalized).toMatchObject({ finalTime: '01:20.00', penalties })
    expect(await resultsOf(0)).toEqual([['01:20.00', 2, 'Walruses-1']])
  })

  it('keep the team that swam when it is changed after its result', async () => {
    const { teamId, members } = teams[0] ?? { teamId: '', members: [] }
    const [first, ...others] = members
    const reserve = swimmers[8]
    if (!first || !reserve) throw new Error('Ten swimmers were made')
    const { params: of, body } = bodyOf(teamId, [first, ...others.slice(0, 2), reserve])
    const renamed = { ...body, teamNameRu: 'Тюлени', teamNameEn: 'Seals' }
    await administrator.client.teams.update({ params: of, body: renamed })
    await administrator.client.teams.prestartlist({ params: { teamId } })
    expect(await resultsOf(3)).toEqual([['01:20.00', 2, 'Walruses-1']])
    expect(await resultsOf(8)).toEqual([])
  })

  it('remain those of the members who swam when the profile of one is merged into another', async () => {
    const [survivor, loser] = [swimmers[9], swimmers[7]].map((swimmer) => ({
      id: swimmer?.id ?? 0,
      updatedAt: swimmer?.updatedAt ?? '',
    }))
    if (!survivor || !loser) throw new Error('Ten swimmers were made')
    await administrator.client.swimmers.merge({ body: { survivor, loser, take: [] } })
    expect(await resultsOf(9)).toEqual([['01:08.50', 1, 'Walruses-1']])
  })
})
