/** Live changes of an event: fan-out to listeners of one process, and reads of results while a desk records. */

import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { findDistCode, isRelay, isTimed } from '@polynya/domain'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Program } from './programs.ts'
import { changingLanguage, compared, signedIn, type Write } from './reads-while-writing.ts'
import { quantile, type Row } from './report.ts'
import { residentMegabytes } from './start.ts'

const LISTENERS = 2000
/** Listeners that connect at a time. */
const BATCH = 100
const CHANGES = 20
const BETWEEN_MS = 1000
/** Milliseconds within which memory that connecting took is freed. */
const SETTLE_MS = 5000

export async function live(suite: string, program: Program): Promise<Row[]> {
  const desk = await aDesk(program)
  const before = await residentMegabytes(program)
  const crowd = await listeners(`${program.address}/api/v1/events/stream/${desk.eventId}`)
  await pause(SETTLE_MS)
  const kib = ((await residentMegabytes(program)) - before) * (1024 / LISTENERS)
  const delays: number[] = []
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const sentAt = performance.now()
    crowd.receive((receivedAt) => delays.push(receivedAt - sentAt))
    await desk.write(turn)
    await pause(BETWEEN_MS)
  }
  crowd.leave()
  const p95 = quantile(delays, 0.95)
  const received = (delays.length / (LISTENERS * CHANGES)) * 100
  const url = `${program.address}/api/v1/events/results/${desk.eventId}`
  let turns = CHANGES
  const write: Write = () => desk.write(turns++)
  const language = changingLanguage(await signedIn(program, PERSONAS.guardian))
  return [
    {
      suite,
      name: 'changes received by 2 000 listeners',
      value: received,
      unit: 'of 100',
      goal: { atLeast: 100 },
    },
    {
      suite,
      name: 'a change at 2 000 listeners, 95th percentile',
      value: p95,
      unit: 'ms',
      goal: { atMost: 1000 },
    },
    { suite, name: 'memory of a listener', value: kib, unit: 'KiB', goal: { atMost: 50 } },
    await compared(suite, 'results, while a desk records ten a second', { url, write, atLeast: 0.5 }),
    await compared(suite, 'results, with unrelated writes', { url, write: language, atLeast: 0.8 }),
  ]
}

interface DeskLane {
  readonly distanceId: number
  readonly entryId: number
  readonly isPublished: boolean
  version: number
}

/**
 * The desk of the demo's event of today: each write records another of its results, with the version that it has; every
 * second one corrects a published result, which the reads return.
 */
async function aDesk(program: Program) {
  const client = await signedIn(program, PERSONAS.superAdministrator)
  const [event] = (await client.events.list({ query: { status: 'goingOn' } })).events
  const eventId = event?.id ?? 0
  const { lists } = await client.results.desk({ params: { eventId } })
  const lanes: DeskLane[] = []
  for (const { distanceId, state, distCode } of lists) {
    const code = findDistCode(distCode)
    if (code === null || isRelay(code) || !isTimed(code)) continue
    const isPublished = state !== 'empty'
    const list = await client.results.list({ params: { eventId, distanceId } })
    for (const { starter, result } of list.lanes)
      lanes.push({ distanceId, entryId: starter.entryId, isPublished, version: result?.version ?? 0 })
  }
  const [unpublished = [], published = []] = [false, true].map((isPublished) =>
    lanes.filter((lane) => lane.isPublished === isPublished),
  )
  const write: Write = async (turn) => {
    const own = turn % 2 === 0 ? unpublished : published
    const lane = own[Math.floor(turn / 2) % own.length]
    if (!lane) throw new Error('The desk needs lanes with and without published results')
    const { distanceId, entryId, isPublished, version } = lane
    lane.version += 1
    const time = { rawTime: `05:${10 + (turn % 50)}.00`, penalties: [], code: null, splits: [], reason: null }
    const results = [{ entryId, version, status: 'finished' as const, ...time }]
    const body = { results, ...(isPublished && { changeReason: 'A misread watch' }) }
    return client.results.record({ params: { eventId, distanceId }, body })
  }
  return { eventId, write }
}

/** Connects the listeners; resolves once each has received that it is connected. */
async function listeners(url: string) {
  const agent = new Agent({ keepAlive: false })
  let onChange: (receivedAt: number) => void = () => undefined
  const connect = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
        response.setEncoding('utf8')
        response.on('error', () => undefined)
        response.on('data', (text: string) => {
          if (text.includes('event: ready')) resolve()
          if (text.includes('event: change')) onChange(performance.now())
        })
      }).on('error', reject)
    })
  for (let count = 0; count < LISTENERS; count += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, connect))
  }
  return {
    receive(listener: typeof onChange) {
      onChange = listener
    },
    leave: () => agent.destroy(),
  }
}
