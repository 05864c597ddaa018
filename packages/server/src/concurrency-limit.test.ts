import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

it('limits concurrent work, runs the rest in order, and continues after a failure', async () => {
  const limit = concurrencyLimit(2)
  const log: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) =>
    limit(async (waited) => {
      log.push(`${name}${waited ? ' waited' : ''}`)
      await new Promise<void>((done) => ends.push(done))
      if (name === 'b') throw new Error('b fails')
      return name
    })
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(work))
  await nextTick()
  expect(log).toEqual(['a', 'b'])
  ends[1]?.()
  await nextTick()
  expect(log).toEqual(['a', 'b', 'c waited'])
  ends[0]?.()
  await nextTick()
  for (const end of ends) end()
  const outcomes = await all
  expect(log).toEqual(['a', 'b', 'c waited', 'd waited'])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})
