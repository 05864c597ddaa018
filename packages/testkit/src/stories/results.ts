/** Results: official ones of past seasons, and those of an event that is in the middle of its second session. */

import type { Client, DeskHead, DeskLane } from '@polynya/contract'
import { distanceOf, findDistCode, formatRaceTime, isTimed } from '@polynya/domain'
import type { Random } from '../random.ts'
import type { Meets } from './crowds.ts'

/** Sessions of the event of today that are over, and how much of the next one is. */
const SESSIONS_OVER = 1
const SHARE_OF_SESSION = 0.5

/** Hundredths of a second per metre of an ordinary swimmer. */
const PACE = { base: 85, spread: 60, stroke: 20 } as const

export async function tellOfResults(meets: Meets): Promise<void> {
  const { administrator } = meets.telling.clients
  const { goingOn, finished } = meets.events
  const random = meets.telling.random.for('results')
  if (finished !== undefined) await publishAll(administrator, finished, random)
  if (goingOn !== undefined) await recordHalf(administrator, goingOn, random)
}

/** Records and publishes every distance of an event. */
async function publishAll(client: Client, eventId: number, random: Random) {
  for (const head of await headsOf(client, eventId)) {
    await recordLanes(client, { eventId, head, share: 1, random })
    await publish(client, eventId, head, 'official')
  }
}

/** Publishes the sessions that are over, and records the first heats of the next one. */
async function recordHalf(client: Client, eventId: number, random: Random) {
  const heads = await headsOf(client, eventId)
  const sessions = [...new Set(heads.map(({ session }) => session))].toSorted((one, other) => one - other)
  const over = sessions.slice(0, SESSIONS_OVER)
  for (const head of heads.filter(({ session }) => over.includes(session))) {
    await recordLanes(client, { eventId, head, share: 1, random })
    await publish(client, eventId, head, 'preliminary')
  }
  const next = heads.find(({ session }) => session === sessions[SESSIONS_OVER])
  if (next) await recordLanes(client, { eventId, head: next, share: SHARE_OF_SESSION, random })
}

const headsOf = async (client: Client, eventId: number) =>
  (await client.results.desk({ params: { eventId } })).lists.filter(({ starters }) => starters > 0)

interface Recording {
  readonly eventId: number
  readonly head: DeskHead
  /** How much of the lanes have a result. */
  readonly share: number
  readonly random: Random
}

async function recordLanes(client: Client, { eventId, head, share, random }: Recording) {
  const params = { eventId, distanceId: head.distanceId }
  const { lanes } = await client.results.list({ params })
  const recorded = lanes.slice(0, Math.ceil(lanes.length * share))
  if (recorded.length === 0) return
  const results = recorded.map((lane) => resultOf(lane, head, random))
  await client.results.record({ params, body: { results } })
}

function resultOf({ starter, scratched }: DeskLane, { distCode }: DeskHead, random: Random) {
  const result = { entryId: starter.entryId, version: 0 }
  const code = findDistCode(distCode)
  if (scratched) return { ...result, status: 'DNS' as const }
  if (code === null || !isTimed(code)) return { ...result, status: 'finished' as const }
  const luck = random.whole(0, 99)
  if (luck < 2) return { ...result, status: 'DNS' as const }
  const { metres, stroke } = distanceOf(code)
  const pace = PACE.base + random.whole(0, PACE.spread) + (stroke === 'breast' ? PACE.stroke : 0)
  const rawTime = formatRaceTime((metres ?? 500) * pace + random.whole(0, 99))
  if (luck < 4) return { ...result, status: 'DSQ' as const, code: 'NW' as const, rawTime }
  const penalties = luck < 9 ? [{ code: 'UW' as const, leg: null }] : []
  return { ...result, status: 'finished' as const, rawTime, penalties }
}

async function publish(client: Client, eventId: number, head: DeskHead, state: 'preliminary' | 'official') {
  const params = { eventId, distanceId: head.distanceId }
  const { errors } = await client.results.check({ params })
  if (errors.length > 0) return
  await client.results.publish({ params, body: { state, confirmed: true } })
}
