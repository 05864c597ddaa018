import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitingIn } from './waiting.ts'

const waiting = () =>
  waitingIn({
    set: (run, milliseconds) => setTimeout(run, milliseconds),
    clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('covers the page for what takes long, and gives its answer', async () => {
  const { isCovered, during } = waiting()
  const work = Promise.withResolvers<string>()
  const answer = during(work.promise)
  expect(isCovered.get()).toBe(false)
  vi.advanceTimersByTime(250)
  expect(isCovered.get()).toBe(true)
  work.resolve('done')
  expect(await answer).toBe('done')
  expect(isCovered.get()).toBe(false)
})

it('does not cover it for what is over at once', async () => {
  const { isCovered, during } = waiting()
  await during(Promise.resolve())
  vi.advanceTimersByTime(10_000)
  expect(isCovered.get()).toBe(false)
})

it('uncovers it after the last of several works, one that failed included', async () => {
  const { isCovered, during } = waiting()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failed = during(first.promise)
  const done = during(second.promise)
  vi.advanceTimersByTime(250)
  first.reject(new Error('refused'))
  await expect(failed).rejects.toThrow('refused')
  expect(isCovered.get()).toBe(true)
  second.resolve()
  await done
  expect(isCovered.get()).toBe(false)
})
