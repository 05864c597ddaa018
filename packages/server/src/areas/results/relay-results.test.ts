import type { Swimmer } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'

describe('results of relays', () => {
  let world: TestApp
  let administrator: TestAccount
  let owner: TestAccount
  let swimmers: Swimmer[]
  let relays: Awaited<ReturnType<typeof aRelayEvent>>['relays']
  let entries: number[]
  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    owner = await world.account()
    const aSwimmer = swimmersOf(owner)
    swimmers = []
    for (let count = 0; count < 9; count += 1) swimmers.push(await aSwimmer())
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
    await results.publish({ params: params(), body: { state: 'official' } })
    expect(await resultsOf(0)).toEqual([['01:10.00', 2, 'Walruses-1']])
    expect(await resultsOf(3)).toEqual(await resultsOf(0))
    expect(await resultsOf(4)).toEqual([['01:08.50', 1, 'Walruses-1']])
    expect(await resultsOf(8)).toEqual([])
  })

  it('remain those of the members who swam when the profile of one is merged into another', async () => {
    const [survivor, loser] = [swimmers[8], swimmers[7]].map((swimmer) => ({
      id: swimmer?.id ?? 0,
      updatedAt: swimmer?.updatedAt ?? '',
    }))
    if (!survivor || !loser) throw new Error('Nine swimmers were made')
    await administrator.client.swimmers.merge({ body: { survivor, loser, take: [] } })
    expect(await resultsOf(8)).toEqual([['01:08.50', 1, 'Walruses-1']])
  })
})
