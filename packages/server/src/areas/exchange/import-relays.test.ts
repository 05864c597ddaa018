import type { Swimmer } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'
import { importFile } from './testing/import-file.ts'

describe('an import of results of relays', () => {
  let world: TestApp
  let administrator: TestAccount
  let params: { eventId: number; distanceId: number }
  const entries: number[] = []
  const teams: string[] = []

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    const owner = await world.account()
    const aSwimmer = swimmersOf(owner)
    const { relays } = await aRelayEvent(administrator)
    params = { eventId: relays.eventId, distanceId: relays.distanceId }
    for (const number of [1, 2]) {
      const members: Swimmer[] = []
      for (let leg = 0; leg < 4; leg += 1) members.push(await aSwimmer())
      const { teamId, entryId } = await aTeam(world, relays, { swimmerId: members[0]?.id ?? 0, owner })
      const teamMembers = members.map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
      const body = { teamId, teamNameRu: `Моржи-${number}`, teamNameEn: `Walruses-${number}`, teamMembers }
      await owner.client.teams.update({ params: { teamId }, body })
      await owner.client.teams.prestartlist({ params: { teamId } })
      entries.push(entryId)
      teams.push(teamId)
    }
    await administrator.client.events.seedPrestart({ params: { id: params.eventId }, body: {} })
    const [first = 0, second = 0] = entries
    await administrator.client.results.record({
      params,
      body: {
        results: [
          {
            ...{ entryId: first, version: 0, status: 'finished', rawTime: '01:10.00' },
            ...{ penalties: [{ code: 'RX', leg: 2 }], splits: ['00:17.00', '00:35.00', '00:52.50'] },
          },
          { entryId: second, version: 0, status: 'DSQ', code: 'TT', rawTime: '01:08.50' },
        ],
      },
    })
  })
  afterAll(() => world.stop())

  const fileOf = async (type: 'lef' | 'csv') => {
    const call = { params: { eventId: params.eventId, content: 'results', type } } as const
    return Buffer.from((await administrator.client.exchange.exportFile(call)).base64, 'base64').toString(
      'utf8',
    )
  }
  const send = (text: string) =>
    importFile(world, {
      ...{ kind: 'results', eventId: params.eventId, content: text },
      ...{ query: { dryRun: true }, by: administrator },
    })

  it('finds the teams of an export by their swimmers and names, with all that was recorded', async () => {
    const text = await fileOf('lef')
    expect(text).toContain('<RELAYPOSITION number="4"')
    expect(text).toContain('swimtime="00:01:15.00" comment="RX:2"')
    const found = await send(text)
    expect(found).toMatchObject({ known: 2, added: 0, changed: 0, warnings: [], errors: [] })
    expect(found.starters.map(({ teamId, score }) => [teamId, score]).toSorted()).toEqual(
      teams.map((teamId) => [teamId, 100]).toSorted(),
    )
  })

  it('finds a team by its swimmers under another name, or by its name without swimmers', async () => {
    const text = await fileOf('lef')
    const renamed = await send(text.replace('name="Моржи-1"', 'name="Белухи"'))
    expect(renamed.starters.map(({ score }) => score).toSorted()).toEqual([100, 95])
    const withoutSwimmers = await send(text.replace(/<RELAYPOSITION [^>]*\/>/g, ''))
    expect(withoutSwimmers).toMatchObject({ known: 2 })
    expect(withoutSwimmers.starters.map(({ score }) => score)).toEqual([90, 90])
  })

  it('leaves a team out that it does not find', async () => {
    const text = (await fileOf('lef')).replace(/<RELAYPOSITION [^>]*\/>/g, '')
    const { known, warnings } = await send(text.replace('name="Моржи-1"', 'name="Белухи"'))
    expect([known, warnings.map(({ field, fault }) => [field, fault])]).toEqual([
      1,
      [['Белухи', 'team_unknown']],
    ])
  })

  it('finds the teams of a table by their IDs', async () => {
    const table = (await fileOf('csv')).replaceAll('Моржи', 'Белухи')
    const found = await send(table)
    expect(found).toMatchObject({ known: 2, added: 0, changed: 0, errors: [] })
    expect(found.starters.map(({ score }) => score)).toEqual([100, 100])
  })
})
