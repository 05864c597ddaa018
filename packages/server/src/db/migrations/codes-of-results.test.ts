import { readCheckCode } from '@polynya/domain'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMeet } from '../../areas/start-lists/testing/a-meet.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../../areas/teams/testing/a-relay.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { up } from './117-codes-of-results.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

const finished = (entryId: number, rawTime: string) =>
  ({ entryId, version: 0, status: 'finished', rawTime }) as const

/** Two official distances, of swimmers and of a relay, and one that is preliminary. */
async function publishedResults() {
  const administrator = await world.account(['superAdmin'])
  const { results, events } = administrator.client
  const distances = [{ distCode: '50BR' }, { distCode: '25FR' }] as const
  const meet = await aMeet(world, { swimmers: 5, distances: [...distances] })
  for (const [index, state] of (['official', 'preliminary'] as const).entries()) {
    const distanceId = meet.distanceIds[index] ?? 0
    const entries: number[] = []
    for (const swimmer of [0, 1, 2, 3, 4]) {
      entries.push(await meet.enter(swimmer, { ageGroup: 'E1', number: swimmer + 1, distanceId }))
    }
    const [out = 0, ...swum] = entries
    const params = { eventId: meet.event.id, distanceId }
    const times = swum.map((entryId, place) => finished(entryId, `00:4${place}.00`))
    const disqualified = { entryId: out, version: 0, status: 'DSQ', code: 'NW' } as const
    await results.record({ params, body: { results: [...times, disqualified] } })
    await results.publish({ params, body: { state, confirmed: true } })
  }
  const owner = await world.account()
  const aSwimmer = swimmersOf(owner)
  const members = [await aSwimmer(), await aSwimmer(), await aSwimmer(), await aSwimmer()]
  const { relays } = await aRelayEvent(administrator)
  const { teamId, entryId } = await aTeam(world, relays, { swimmerId: members[0]?.id ?? 0, owner })
  const teamMembers = members.map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
  const body = { teamId, teamNameRu: 'Моржи-1', teamNameEn: 'Walruses-1', teamMembers }
  await owner.client.teams.update({ params: { teamId }, body })
  await owner.client.teams.prestartlist({ params: { teamId } })
  await events.seedPrestart({ params: { id: relays.eventId }, body: {} })
  const params = { eventId: relays.eventId, distanceId: relays.distanceId }
  await results.record({ params, body: { results: [finished(entryId, '01:10.00')] } })
  await results.publish({ params, body: { state: 'official', confirmed: true } })
}

const documents = () =>
  world.db
    .selectFrom('issued_diploma')
    .select(['code', 'event_id', 'entry_id', 'swimmer_id', 'kind', 'place', 'time_cs'])
    .orderBy('entry_id')
    .orderBy('swimmer_id')
    .orderBy('kind')
    .execute()

/** The table as it was before: documents were stored when they were first printed. */
const before = () => sql`
  drop index issued_diploma_document;
  alter table issued_diploma add constraint issued_diploma_entry_id_kind_swimmer_id_key
    unique (entry_id, kind, swimmer_id);
`

it('gives each document of the official results a code, and printed ones keep theirs', async () => {
  await publishedResults()
  const published = await documents()
  const kinds = published.map(({ kind }) => kind)
  // Four finished, three of them with a diploma; a relay of four that won.
  expect(kinds.filter((kind) => kind === 'certificate')).toHaveLength(4 + 4)
  expect(kinds.filter((kind) => kind === 'diploma')).toHaveLength(3 + 4)

  const [printed] = published
  if (!printed) throw new Error('Official results have documents.')
  await world.db.deleteFrom('issued_diploma').where('code', '!=', printed.code).execute()
  await before().execute(world.db)
  await up(world.db as unknown as Kysely<unknown>)

  const issued = await documents()
  const withoutCodes = (rows: typeof issued) => rows.map(({ code: _, ...row }) => row)
  expect(withoutCodes(issued)).toEqual(withoutCodes(published))
  expect(issued[0]?.code).toBe(printed.code)
  const codes = issued.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.map((code) => readCheckCode(code))).toEqual(codes)
})
