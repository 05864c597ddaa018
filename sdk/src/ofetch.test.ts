/** The facts of docs/decisions/what-ofetch-does.md: if a version of ofetch fails here, review that decision. */

import { createFetch, type FetchOptions } from 'ofetch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const URL = 'https://polynya.example/'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts a request of ofetch over a `fetch` that notes the signals it gets. */
function start(answer: (signal: AbortSignal | undefined) => Promise<Response>, options: FetchOptions) {
  const signals: (AbortSignal | undefined)[] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    const signal = init?.signal ?? undefined
    signals.push(signal)
    return answer(signal)
  }
  return { call: createFetch({ fetch })(URL, options), signals }
}

test('a time limit of ofetch ends with the headers: a body that stalls is waited for', async () => {
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const { call, signals } = start(async () => new Response(body.readable), { timeout: 100, retry: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals[0]?.aborted).toBe(false)
  const writer = body.writable.getWriter()
  await Promise.all([writer.write(new TextEncoder().encode('{"data":1}')), writer.close(), call])
  expect(await call).toEqual({ data: 1 })
})

test('a time limit of ofetch is ignored beside a signal', async () => {
  const { signal } = new AbortController()
  const answer = Promise.withResolvers<Response>()
  const { call, signals } = start(() => answer.promise, { signal, timeout: 100, retry: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals[0]?.aborted).toBe(false)
  answer.resolve(Response.json({ data: 1 }))
  expect(await call).toEqual({ data: 1 })
})

test.each([
  [[503], 1],
  [[500, 503], 3],
])(
  'ofetch takes a lost connection for status 500: with %j it sends %i times',
  async (retryStatusCodes, times) => {
    const { call, signals } = start(() => Promise.reject(new TypeError('fetch failed')), {
      retry: 2,
      retryStatusCodes,
    })
    await expect(call).rejects.toThrow('fetch failed')
    expect(signals).toHaveLength(times)
  },
)

test('ofetch sends again after its wait although the call was aborted meanwhile, and runs its hooks again', async () => {
  const controller = new AbortController()
  const onRequest = vi.fn()
  const { call, signals } = start(async () => new Response(null, { status: 503 }), {
    signal: controller.signal,
    retry: 1,
    retryDelay: 8000,
    onRequest,
  })
  const failed = expect(call).rejects.toThrow('503')
  await vi.advanceTimersByTimeAsync(4000)
  controller.abort()
  await vi.advanceTimersByTimeAsync(3999)
  expect(signals).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  expect(onRequest).toHaveBeenCalledTimes(2)
})

test('ofetch takes an object with a field `buffer` for bytes', async () => {
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent.push(init?.body)
    return Response.json({ data: 1 })
  }
  await createFetch({ fetch })(URL, { method: 'POST', body: { buffer: 1 } })
  expect(sent).toEqual([{ buffer: 1 }])
})
