import { createClient } from '@polynya/sdk/light'
import { answerTo } from '@polynya/testkit'
import { expect, test } from 'vitest'
import { browserStorage } from '../../infrastructure/settings/browser-storage.ts'
import { markOf, startOf, timingPhone } from './timing-phone.ts'

const AT = Date.parse('2026-12-12T05:30:41.500Z')
const LANE = { distanceId: 1, heat: 1, role: 1, lane: 3 } as const
const START = { distanceId: 1, heat: 2, role: 0, lane: null } as const

/** A phone on a network that drops every third request, or all of them while it is down. */
function aPhone() {
  const received: string[] = []
  const network = { isDown: false, requests: 0 }
  const fetch: typeof globalThis.fetch = async (...input) => {
    network.requests += 1
    if (network.isDown || network.requests % 3 === 0) throw new TypeError('no network')
    const request = new Request(...input)
    const body = await request
      .clone()
      .json()
      .catch(() => null)
    for (const { sentId } of body?.marks ?? []) received.push(sentId)
    return answerTo(request)
  }
  const storage = browserStorage(() => localStorage)
  const code = crypto.randomUUID()
  const client = createClient({ baseUrl: 'https://polynya.test/api/v1', fetch })
  const phone = () => timingPhone(code, { client, storage, now: () => AT })
  return { phone, received, network }
}

test('a phone measures without network, survives a reload, and sends each mark when it can', async () => {
  const { phone, received, network } = aPhone()
  await phone().load()
  network.isDown = true
  const offline = phone()
  offline.mark(LANE)
  offline.mark(START)
  await expect(offline.send()).rejects.toThrow()

  const reloaded = phone()
  expect(reloaded.state.get().sheet?.lists).toHaveLength(1)
  expect(reloaded.state.get().unsent).toHaveLength(2)
  expect(markOf(reloaded.state.get(), LANE)?.stoppedAt).toBe('2026-12-12T05:30:41.500Z')
  expect(startOf(reloaded.state.get(), START)).toBe('2026-12-12T05:30:41.500Z')
  network.isDown = false
  while (reloaded.state.get().unsent.length > 0) await reloaded.send().catch(() => undefined)
  expect(new Set(received).size).toBe(2)
})

test('a stop that is undone is sent again, and the next one replaces it', async () => {
  const { phone, received } = aPhone()
  const timing = phone()
  timing.mark(LANE)
  const mistake = markOf(timing.state.get(), LANE)?.sentId ?? ''
  while (timing.state.get().unsent.length > 0) await timing.send().catch(() => undefined)
  timing.undo(mistake)
  expect(markOf(timing.state.get(), LANE)).toBeUndefined()
  timing.mark(LANE)
  expect(timing.state.get().unsent).toHaveLength(2)
  while (timing.state.get().unsent.length > 0) await timing.send().catch(() => undefined)
  expect(received.filter((id) => id === mistake)).toHaveLength(2)
})

test('a refused mark is dropped and stays visible after a reload, and the other ones are sent', async () => {
  const { phone } = aPhone()
  const timing = phone()
  const unknown = { ...LANE, heat: 99 }
  timing.mark(unknown)
  timing.mark(LANE)
  while (timing.state.get().unsent.length > 0) await timing.send().catch(() => undefined)
  expect(markOf(timing.state.get(), LANE)).toBeDefined()
  expect(markOf(timing.state.get(), unknown)).toBeUndefined()
  const reloaded = phone()
  expect(reloaded.state.get().refused).toMatchObject([{ heat: 99, stoppedAt: '2026-12-12T05:30:41.500Z' }])
  reloaded.dismissRefused()
  expect(phone().state.get().refused).toEqual([])
})

test('the clock is compared over a bad network, and its error is recorded with every mark', async () => {
  const { phone } = aPhone()
  const timing = phone()
  await timing.compareClocks()
  timing.mark(LANE)
  // The server of the mock says 05:30:00.
  expect(timing.state.get().clock).toEqual({ offsetMs: -41_500, errorMs: 0 })
  expect(markOf(timing.state.get(), LANE)).toMatchObject({
    stoppedAt: '2026-12-12T05:30:00.000Z',
    clockErrorMs: 0,
  })
})
