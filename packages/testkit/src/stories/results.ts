/** Results: official ones of past seasons, and those of an event that is in the middle of its second session. */

import type { Client, DeskHead, DeskLane } from '@polynya/contract'
import { type DistCode, distanceOf, findDistCode, formatRaceTime, isTimed, relaySize } from '@polynya/domain'
import type { Random } from '../random.ts'
import { enterCrowd, type Meets } from './crowds.ts'
import { inBatches } from './in-batches.ts'
import { seed } from './start-lists.ts'
import { swumTime } from './swum-times.ts'

/** Sessions of the event of today that are over, and how much of the next one is: lists, and part of one more. */
const SESSIONS_OVER = 1
const LISTS_OVER = 2
const SHARE_OF_LIST = 0.5

export async function tellOfResults(meets: Meets): Promise<void> {
  const { goingOn, finished } = meets.events
  if (finished !== undefined) await publishAll(await meetingOf(meets, finished))
  if (goingOn !== undefined) await recordHalf(await meetingOf(meets, goingOn))
  await tellOfPastSeasons(meets)
  await approveOldRecords(meets)
}

/** The federation has approved the national records of past seasons; later ones wait for it. */
async function approveOldRecords({ telling, world }: Meets) {
  const { superAdministrator } = telling.clients
  const { records } = await superAdministrator.records.list({ query: { kind: 'AWR', limit: PAGE } })
  const recent = new Date(world.now.getTime() - YEAR_MS).toISOString().slice(0, 10)
  for (const { id, date } of records) {
    if (date < recent)
      await superAdministrator.records.decide({ params: { id }, body: { state: 'approved' } })
  }
}

/** Number of swimmers who take part in events of past seasons, and of them in each. */
const REGULARS = 120
const CROWD = 30
const PAGE = 100

/** Entries, start lists and official results of the events of past seasons. */
async function tellOfPastSeasons(meets: Meets) {
  const { administrator } = meets.telling.clients
  const query = { status: 'finished', limit: PAGE } as const
  const { events } = await administrator.events.list({ query })
  const shown = new Set<number>(Object.values(meets.events))
  const regulars = { ...meets, people: meets.people.slice(0, REGULARS) }
  for (const { id, endDate, specType } of events) {
    if (shown.has(id) || endDate === null || specType === 'seminar') continue
    await enterCrowd(regulars, id, CROWD)
    const meeting = await meetingOf(meets, id)
    await meets.world.at(new Date(`${endDate}T18:00:00Z`), async () => {
      await seed(administrator, id)
      await publishAll(meeting)
    })
  }
}

/** An event whose results are recorded. */
interface Meeting {
  readonly client: Client
  readonly eventId: number
  readonly heads: readonly DeskHead[]
  readonly year: number
  readonly yearsAgo: number
  readonly people: Random
  readonly random: Random
}

async function meetingOf({ telling, world }: Meets, eventId: number): Promise<Meeting> {
  const { administrator: client } = telling.clients
  const { lists } = await client.results.desk({ params: { eventId } })
  const { startDate } = await client.events.get({ params: { id: eventId } })
  const start = startDate ? new Date(startDate) : world.now
  return {
    client,
    eventId,
    heads: lists.filter(({ starters }) => starters > 0),
    year: start.getUTCFullYear(),
    yearsAgo: Math.max(0, world.now.getTime() - start.getTime()) / YEAR_MS,
    people: telling.random.for('abilities'),
    random: telling.random.for(`results ${eventId}`),
  }
}

const YEAR_MS = 365.25 * 86_400_000

/** Distances whose results are recorded at once. */
const AT_ONCE = 3

/** Records and publishes every distance of an event. */
const publishAll = (meeting: Meeting) =>
  inBatches(meeting.heads, AT_ONCE, async (head) => {
    await recordLanes(meeting, head, 1)
    await publish(meeting, head, 'official')
  })

/** Publishes the sessions that are over, and records the first heats of the next one. */
async function recordHalf(meeting: Meeting) {
  const { heads } = meeting
  const sessions = [...new Set(heads.map(({ session }) => session))].toSorted((one, other) => one - other)
  const over = sessions.slice(0, SESSIONS_OVER)
  const next = heads.filter(({ session }) => session === sessions[SESSIONS_OVER])
  for (const head of heads.filter(({ session }) => over.includes(session))) {
    await recordLanes(meeting, head, 1)
    await publish(meeting, head, 'preliminary')
  }
  for (const head of next.slice(0, LISTS_OVER)) await recordLanes(meeting, head, 1)
  const [underway] = next.slice(LISTS_OVER)
  if (underway) await recordLanes(meeting, underway, SHARE_OF_LIST)
}

/** @param share the part of the lanes that have a result */
async function recordLanes(meeting: Meeting, head: DeskHead, share: number) {
  const { client, eventId, random } = meeting
  const params = { eventId, distanceId: head.distanceId }
  const { lanes } = await client.results.list({ params })
  const recorded = lanes.slice(0, Math.ceil(lanes.length * share))
  if (recorded.length === 0) return
  const form = random.for(head.distanceId)
  const results = recorded.map((lane) => resultOf(lane, head, { ...meeting, form }))
  await client.results.record({ params, body: { results } })
}

type Form = Pick<Meeting, 'people' | 'year' | 'yearsAgo'> & { readonly form: Random }

/** Of a hundred starts, how many are no start, not finished, disqualified, and finished with a penalty. */
const LUCK = { DNS: 2, DNF: 3, DSQ: 5, penalty: 9 } as const

function resultOf({ starter, scratched }: DeskLane, { distCode }: DeskHead, { form, ...meeting }: Form) {
  const result = { entryId: starter.entryId, version: 0 }
  const code = findDistCode(distCode)
  if (scratched) return { ...result, status: 'DNS' as const }
  if (code === null || !isTimed(code)) return { ...result, status: 'finished' as const }
  const luck = form.whole(0, 99)
  if (luck < LUCK.DNS) return { ...result, status: 'DNS' as const }
  if (luck < LUCK.DNF) return { ...result, status: 'DNF' as const }
  const timeCs = swumTime({ distCode: code, starter, ...meeting }, { ...meeting, form })
  const timed = { ...result, rawTime: formatRaceTime(timeCs), splits: splitsOf(code, timeCs) }
  const { penalty, ...disqualified } = infringementOf(code, luck)
  if (luck < LUCK.DSQ) return { ...timed, status: 'DSQ' as const, ...disqualified }
  return { ...timed, status: 'finished' as const, penalties: luck < LUCK.penalty ? [penalty] : [] }
}

/** What swimmers of a distance do wrong: most swim under water too long or miss the wall at the turn. */
function infringementOf(distCode: DistCode, luck: number) {
  if (relaySize(distCode) > 1) return { penalty: { code: 'RX', leg: 2 }, code: 'LN' } as const
  if (luck % 2 === 1) return { penalty: { code: 'UW', leg: null }, code: 'NW' } as const
  const reason = 'Финишировал одной рукой, на повороте отталкивался от дна'
  const penalty = { code: distanceOf(distCode).stroke === 'breast' ? 'HD' : 'FS-P', leg: null } as const
  return { penalty, code: 'TT', reason } as const
}

/** From this distance on, the times at the turns are taken: every 50 metres. */
const SPLITS_FROM_METRES = 100
const SPLIT_METRES = 50
/** The first half is swum faster than the second. */
const FASTER_AT_FIRST = 0.97

function splitsOf(distCode: DistCode, timeCs: number): string[] {
  const { kind, metres } = distanceOf(distCode)
  if (kind !== 'individual' || metres === null || metres < SPLITS_FROM_METRES) return []
  return Array.from({ length: Math.ceil(metres / SPLIT_METRES) - 1 }, (_, index) =>
    formatRaceTime(Math.round((timeCs * (index + 1) * SPLIT_METRES * FASTER_AT_FIRST) / metres)),
  )
}

/** Publishes the results of a distance unless a check fails. */
async function publish({ client, eventId }: Meeting, head: DeskHead, state: 'preliminary' | 'official') {
  const params = { eventId, distanceId: head.distanceId }
  await client.results.publish({ params, body: { state, confirmed: true } }).catch((problem: unknown) => {
    if ((problem as { reason?: string }).reason !== 'results_invalid') throw problem
  })
}
