import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

let world: TestApp
let administrator: TestAccount
beforeAll(async () => {
  world = await testApp()
  administrator = await world.account(['superAdmin'])
})
afterAll(() => world.stop())

const SWIMMERS = 4
const ROUNDS = 12

/** A meet with a published result of each swimmer, and a correction of all of them. */
async function published(meet: Meet, swimmers: Meet['swimmers'], seconds: number) {
  const params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
  const entries: number[] = []
  for (const { id } of swimmers) entries.push(await meet.enter(0, { swimmerId: id }))
  const record = (round: number) =>
    administrator.client.results.record({
      params,
      body: {
        results: entries.map((entryId) => ({
          ...{
            entryId,
            version: round,
            status: 'finished' as const,
            rawTime: `00:${seconds + (round % 9)}.00`,
          },
        })),
        ...(round > 0 && { changeReason: 'A misread watch' }),
      },
    })
  await record(0)
  await administrator.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
  return record
}

it('never ends a change because another one waits for it: an event, results and a profile', async () => {
  const [first, second] = [await aMeet(world, { swimmers: SWIMMERS }), await aMeet(world, { swimmers: 0 })]
  await published(first, first.swimmers, 20)
  const correct = await published(second, first.swimmers, 30)
  const { client } = administrator
  const id = first.swimmers[0]?.id ?? 0
  for (let round = 1; round < ROUNDS; round += 1) {
    await Promise.all([
      correct(round),
      client.events.update({
        params: { id: first.event.id },
        body: { waterCat: round % 2 === 0 ? 'A' : 'B' },
      }),
      client.swimmers.update({ params: { id }, body: { dob: `1990-04-1${round % 9}` } }),
    ])
  }
  const { rankings } = await world.visitor.rankings.list({ query: { distCode: '25FR', gender: 2 } })
  expect(rankings.map(({ time }) => time)).toEqual(new Array(SWIMMERS).fill('00:20.00'))
}, 60_000)
