import type { Swimmer } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aRelayEvent, swimmersOf } from '../teams/testing/a-relay.ts'
import { AN_EVENT, aLenexFile } from './lenex/testing/a-lenex-file.ts'
import { importFile } from './testing/import-file.ts'

describe('an import of entries of relays', () => {
  let world: TestApp
  let administrator: TestAccount
  let eventId: number
  let place: Awaited<ReturnType<typeof aRelayEvent>>['relays']
  const members: Swimmer[] = []

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    const aSwimmer = swimmersOf(await world.account())
    const { relays } = await aRelayEvent(administrator, {}, { maxAge: 60 })
    place = relays
    eventId = relays.eventId
    for (let leg = 0; leg < 4; leg += 1) members.push(await aSwimmer())
    members.push(await aSwimmer({ dob: '1950-05-05' }))
  })
  afterAll(() => world.stop())

  const athlete = ({ id, iwsaid, lastName, firstName, dob, gender }: Swimmer) =>
    `<ATHLETE athleteid="${id}" license="${iwsaid}" lastname="${lastName}" firstname="${firstName}" birthdate="${dob}" gender="${gender === 1 ? 'M' : 'F'}"/>`
  const position = ({ id }: Swimmer, number: number) =>
    `<RELAYPOSITION number="${number}" athleteid="${id}"/>`
  const fileOf = (positions: string, name = 'Моржи') =>
    aLenexFile({
      events: AN_EVENT('stroke="FREE" distance="25" relaycount="4"').replace('gender="F"', 'gender="X"'),
      athletes: members.map(athlete).join('\n'),
      relays: `<RELAY number="1" name="${name}" gender="X"><ENTRIES><ENTRY eventid="10" entrytime="00:01:12.00">
        <RELAYPOSITIONS>${positions}</RELAYPOSITIONS></ENTRY></ENTRIES></RELAY>`,
    })
  const send = (text: string) =>
    importFile(world, { kind: 'entries', eventId, content: text, by: administrator })
  const teams = async () => {
    const found = await administrator.client.teams.list({ params: { eventId } })
    return Promise.all(
      found.teams.map(({ captainId }) =>
        administrator.client.teams.get({
          params: { captainId, distCode: '4x25FR', offerId: place.offerId, eventId },
        }),
      ),
    )
  }

  it('creates the team with its legs and reserves, without members who may not swim in it', async () => {
    const [first, second, third, , old] = members as [Swimmer, Swimmer, Swimmer, Swimmer, Swimmer]
    const positions = [position(second, 2), position(first, 1), position(old, 3), position(third, -1)]
    const file = fileOf(positions.join(''))
    const { isStored, added, warnings } = await send(file)
    expect([isStored, added, warnings.map(({ fault }) => fault)]).toEqual([true, 1, ['member_refused']])
    expect(await teams()).toMatchObject([
      {
        ...{ teamNameRu: 'Моржи', teamNameEn: 'Morzhi', captain: first.iwsaid },
        teamMembers: [
          { stageId: 1, iwsaId: first.iwsaid },
          { stageId: 2, iwsaId: second.iwsaid },
          { stageId: 5, iwsaId: third.iwsaid },
        ],
      },
    ])
    expect(await send(file)).toMatchObject({ isStored: true, added: 0, known: 1 })
  })

  it('leaves out a team of whose swimmers none is known', async () => {
    const { added, warnings } = await send(fileOf('', 'Белухи'))
    expect([added, warnings.map(({ field, fault }) => [field, fault])]).toEqual([
      0,
      [['Белухи', 'team_unknown']],
    ])
  })
})
