import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

describe('timing by phones', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let code: string
  let distanceId: number
  beforeAll(async () => {
    world = await testApp()
    // A heat for each of seven swimmers, in lane 1.
    const rules = { order: 'womenFirst', mixAgeGroups: true, gapMinutes: 3, circleHeats: 0 } as const
    const listSettings = { ...rules, lanes: { first: 1, last: 2 }, excludedLanes: [2] }
    meet = await aMeet(world, { swimmers: 7, event: { listSettings } })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    distanceId = meet.distanceIds[0] ?? 0
    for (const swimmer of meet.swimmers.keys()) await meet.enter(swimmer)
    const { events } = administrator.client
    await events.seedPrestart({ params: { id: meet.event.id }, body: {} })
    await events.publishPrestart({ params: { id: meet.event.id }, body: { isPublished: true } })
    code = await aCode()
  })
  afterAll(() => world.stop())

  const params = () => ({ eventId: meet.event.id })
  const aCode = async () => (await administrator.client.timing.createCode({ body: params() })).code
  const mark = (more = {}) => ({
    sentId: `mark-${Math.random()}`,
    distanceId,
    heat: 1,
    lane: 1,
    role: 1 as 0 | 1 | 2 | 3,
    startedAt: null as string | null,
    stoppedAt: '2026-01-16T09:00:41.509Z' as string | null,
    clockErrorMs: 9,
    isUndone: false,
    ...more,
  })
  const started = (more = {}) =>
    mark({ role: 0, lane: null, startedAt: '2026-01-16T09:00:00.000Z', stoppedAt: null, ...more })
  const send = (...marks: ReturnType<typeof mark>[]) => sendFrom('Phone', ...marks)
  const sendFrom = (device: string, ...marks: ReturnType<typeof mark>[]) =>
    world.visitor.timing.send({ body: { code, device, marks } })
  const laneOf = async (heat: number, lane = 1) => {
    const { proposals } = await administrator.client.timing.proposals({ params: params() })
    return proposals.find((each) => each.heat === heat && each.lane === lane)
  }

  it('creates one code for an idempotency key, however often it is requested', async () => {
    const { timing } = administrator.client
    const count = async () => (await timing.codes({ params: params() })).codes.length
    const before = await count()
    const key = 'a-key-of-a-timing-code'
    const first = await timing.createCode({ body: params() }, { key })
    expect(await timing.createCode({ body: params() }, { key })).toEqual(first)
    const { codes } = await timing.codes({ params: params() })
    expect(codes).toHaveLength(before + 1)
    await timing.revokeCode({ params: { ...params(), codeId: codes[0]?.id ?? 0 } })
  })

  it('opens the start lists to a phone with a code', async () => {
    const sheet = await world.visitor.timing.open({ body: { code } })
    expect(sheet).toMatchObject({ eventId: meet.event.id, expiresAt: '2026-01-17T09:00:00.000Z' })
    expect(sheet.lists[0]?.heats[0]?.lanes[0]?.starter.lastName).toMatch(/ova$/)
    expect((await world.visitor.timing.clock()).at).toBe('2026-01-16T09:00:00.000Z')
  })

  it('opens no drafts', async () => {
    const { events } = administrator.client
    const publish = (isPublished: boolean) =>
      events.publishPrestart({ params: { id: meet.event.id }, body: { isPublished } })
    await publish(false)
    expect((await world.visitor.timing.open({ body: { code } })).lists).toEqual([])
    await publish(true)
  })

  it('proposes the official time of one, two and three timekeepers', async () => {
    await send(started(), mark())
    expect(await laneOf(1)).toMatchObject({ time: '00:41.50', times: [{ timekeeper: 1, clockErrorMs: 18 }] })
    await send(mark({ role: 2, stoppedAt: '2026-01-16T09:00:41.560Z' }))
    expect((await laneOf(1))?.time).toBe('00:41.53')
    await send(mark({ role: 3, stoppedAt: '2026-01-16T09:00:49.000Z' }))
    expect((await laneOf(1))?.time).toBe('00:41.56')
  })

  it('counts each phone where two use one number, and the last stop of each', async () => {
    const at = (seconds: string) => mark({ heat: 7, stoppedAt: `2026-01-16T09:00:${seconds}Z` })
    await send(started({ heat: 7 }), at('41.500'), at('41.520'))
    await sendFrom('Spare phone', at('41.580'))
    expect(await laneOf(7)).toMatchObject({
      time: '00:41.55',
      times: [
        { timekeeper: 1, device: 'Phone', time: '00:41.52' },
        { timekeeper: 1, device: 'Spare phone', time: '00:41.58' },
      ],
    })
  })

  it('returns the starts of the heats to every phone, the last one of each', async () => {
    await send(started({ heat: 4 }), started({ heat: 4, startedAt: '2026-01-16T09:05:00.000Z' }))
    const { starts } = await send()
    expect(starts.filter(({ heat }) => heat === 4)).toMatchObject([{ startedAt: '2026-01-16T09:05:00.000Z' }])
  })

  it('stores a mark once, however often it is sent, and undoes it', async () => {
    const stop = mark({ heat: 2 })
    await send(started({ heat: 2 }), stop)
    await send(stop, stop)
    expect((await laneOf(2))?.times).toHaveLength(1)
    await send({ ...stop, isUndone: true })
    expect(await laneOf(2)).toBeUndefined()
  })

  it('uses the own start of a timekeeper while there is none of the starter', async () => {
    await send(mark({ heat: 3, startedAt: '2026-01-16T09:00:10.000Z' }))
    expect((await laneOf(3))?.time).toBe('00:31.50')
    await send(started({ heat: 3 }))
    expect((await laneOf(3))?.time).toBe('00:41.50')
  })

  it('notifies the listeners of the event', async () => {
    const { last } = await world.visitor.events.stream({ params: params() })
    await send(mark({ heat: 5 }))
    const { changes } = await world.visitor.events.stream({ params: params(), query: { after: last } })
    expect(changes).toMatchObject([{ kind: 'timing', distanceId, payload: {} }])
  })

  it('notifies them of the start of a heat, and of its withdrawal', async () => {
    const { last } = await world.visitor.events.stream({ params: params() })
    const start = started({ heat: 5 })
    await send(start)
    await send({ ...start, isUndone: true })
    const { changes } = await world.visitor.events.stream({ params: params(), query: { after: last } })
    expect(changes.map(({ payload }) => payload)).toEqual([
      { heat: 5, isStarted: true },
      { heat: 5, isStarted: false },
    ])
  })

  it('notifies a new listener of the start of the last heat that was not withdrawn', async () => {
    const current = async () => {
      const { changes } = await world.visitor.events.stream({ params: params() })
      return changes.map(({ payload }) => payload.heat)
    }
    await send(started({ heat: 1 }))
    const start = started({ heat: 2 })
    await send(start, mark({ heat: 2 }))
    expect(await current()).toEqual([2])
    await send({ ...start, isUndone: true })
    expect(await current()).toEqual([1])
  })

  it('refuses an unknown distance, heat or lane, and stores the other marks of the batch', async () => {
    const other = await aMeet(world, { swimmers: 0 })
    const taken = mark({ heat: 6 })
    const wrong = {
      distanceId: mark({ distanceId: other.distanceIds[0] ?? 0 }),
      heat: started({ heat: 8 }),
      lane: mark({ heat: 6, lane: 3 }),
    }
    const { stored, refused } = await send(started({ heat: 6 }), ...Object.values(wrong), taken)
    expect(stored).toContain(taken.sentId)
    expect(refused).toEqual(
      Object.entries(wrong).map(([field, { sentId }]) => ({ sentId, field, reason: 'not_allowed' })),
    )
    expect((await laneOf(6))?.times).toHaveLength(1)
    expect([await laneOf(6, 3), await laneOf(8)]).toEqual([undefined, undefined])
    // A mistake can be undone whatever became of its heat.
    expect((await send({ ...taken, isUndone: true }, mark({ heat: 8, isUndone: true }))).refused).toEqual([])
    expect(await laneOf(6)).toBeUndefined()
  })

  it('refuses a stop without an instant, and stores nothing of the batch', async () => {
    const without = await refusal(send(started({ heat: 6 }), mark({ heat: 6, stoppedAt: null })))
    expect(without.body.issues).toEqual([{ path: 'marks.1.stoppedAt', reason: 'required' }])
    expect(await laneOf(6)).toBeUndefined()
  })

  it('lists its codes with their use, and refuses a revoked one', async () => {
    const { timing } = administrator.client
    const spare = await aCode()
    const { codes } = await timing.codes({ params: params() })
    expect(codes).toMatchObject([
      { createdBy: administrator.email, lastSeenAt: null },
      { expiresAt: '2026-01-17T09:00:00.000Z', lastSeenAt: '2026-01-16T09:00:00.000Z' },
    ])
    const revoke = () => timing.revokeCode({ params: { ...params(), codeId: codes[0]?.id ?? 0 } })
    expect(await revoke()).toEqual({ codes: codes.slice(1) })
    expect(await revoke()).toEqual({ codes: codes.slice(1) })
    const refused = await refusal(world.visitor.timing.open({ body: { code: spare } }))
    expect(refused.body.reason).toBe('timing_code_wrong')
  })

  it('is for the administrators of the event alone, and of no use without a valid code', async () => {
    const other = await world.account([{ right: 'admin', region: 'RU-KR' }])
    const refused = await refusal(other.client.timing.createCode({ body: params() }))
    expect(refused.body.reason).toBe('no_access')
    expect((await refusal(other.client.timing.proposals({ params: params() }))).status).toBe(403)
    expect((await refusal(other.client.timing.codes({ params: params() }))).status).toBe(403)
    const revoking = other.client.timing.revokeCode({ params: { ...params(), codeId: 1 } })
    expect((await refusal(revoking)).status).toBe(403)
    const unknown = await refusal(world.visitor.timing.open({ body: { code: 'wrong' } }))
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'timing_code_wrong'])
    world.clock.pass({ hours: 25 })
    expect((await refusal(send(mark()))).body.reason).toBe('timing_code_wrong')
  })
})
