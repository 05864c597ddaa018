import { expect, it } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { handOver } from '../../testing/hand-over.ts'
import { run } from '../../testing/program.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet } from '../start-lists/testing/a-meet.ts'

const DISTANCES = ['25FR', '50FR', '100FR', '25BR', '50BR', '100BR'] as const
const SWIMMERS = [0, 1, 2]

/** Records every distance of an event with points to be given; returns who publishes it, and where. */
async function recorded(world: TestApp) {
  const editor = await world.account(['baseResults.edit'])
  await editor.client.baseResults.create({ body: { year: 2026 } })
  const results = DISTANCES.map((distCode) => ({ gender: 2, distCode, result: '00:12.00' }) as const)
  await editor.client.baseResults.update({ params: { year: 2026 }, body: { results } })
  await editor.client.baseResults.activate({ params: { year: 2026 } })
  const distances = DISTANCES.map((distCode) => ({ distCode }))
  const meet = await aMeet(world, { swimmers: SWIMMERS.length, distances })
  const administrator = await world.account(['admin'])
  for (const distanceId of meet.distanceIds) {
    const params = { eventId: meet.event.id, distanceId }
    const entries = await Promise.all(SWIMMERS.map((swimmer) => meet.enter(swimmer, { distanceId })))
    const batch = entries.map(
      (entryId) => ({ entryId, version: 0, status: 'finished', rawTime: '01:30.00' }) as const,
    )
    await administrator.client.results.record({ params, body: { results: batch } })
  }
  return { administrator, eventId: meet.event.id, distanceIds: meet.distanceIds }
}

/** What is stored of the publication of a distance. */
async function publicationOf(db: Database, distanceId: number) {
  const list = await db
    .selectFrom('result_list')
    .where('offer_distance_id', '=', distanceId)
    .select('state')
    .executeTakeFirstOrThrow()
  const scored = await db
    .selectFrom('result')
    .where('offer_distance_id', '=', distanceId)
    .where('points', 'is not', null)
    .select('id')
    .execute()
  const announced = await db
    .selectFrom('live_change')
    .where('offer_distance_id', '=', distanceId)
    .where('kind', '=', 'state')
    .select('id')
    .execute()
  const audited = await db
    .selectFrom('audit')
    .where('action', '=', 'results.publish')
    .where('object_id', '=', String(distanceId))
    .select('id')
    .execute()
  return { state: list.state, rows: [scored.length, announced.length, audited.length] }
}

it('publishes each distance whole or not at all, if the server is killed in the middle', {
  timeout: 180_000,
}, async () => {
  const world = await testApp()
  const { administrator, eventId, distanceIds } = await recorded(world)
  const handed = await handOver(world)
  const program = run([], { ...handed.env, LOG_LEVEL: 'info' })
  const [, address] = await program.said(/listens on (http:\/\/127\.0\.0\.1:\d+)/)
  const call = (path: string, method: string, body: object, token?: string) =>
    fetch(`${address}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const { email: username, password } = administrator
  const signedIn = await call('/user/authenticate', 'POST', { username, password })
  const { data } = (await signedIn.json()) as { data: { accessToken: string } }
  const publish = async (distanceId: number) => {
    const body = { state: 'official', confirmed: true }
    const answer = await call(`/results/publish/${eventId}/${distanceId}`, 'PUT', body, data.accessToken)
    return { distanceId, status: answer.status }
  }
  const publishing = distanceIds.map(publish)
  const first = await Promise.any(publishing)
  program.child.kill('SIGKILL')
  expect((await program.ended).signal).toBe('SIGKILL')
  await Promise.allSettled(publishing)
  expect(first.status).toBe(200)
  const { db, close } = await handed.open()
  for (const distanceId of distanceIds) {
    const { state, rows } = await publicationOf(db, distanceId)
    expect(rows).toEqual(state === 'official' ? [SWIMMERS.length, 1, 1] : [0, 0, 0])
  }
  expect((await publicationOf(db, first.distanceId)).state).toBe('official')
  await close()
  await handed.drop()
})
