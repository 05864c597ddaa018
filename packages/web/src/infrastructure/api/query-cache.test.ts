import { describe, expect, it, vi } from 'vitest'
import { type Query, queryCache } from './query-cache.ts'

const MINUTE_MS = 60_000

/** A cache on a clock of the test's own. */
function cacheAt(start = 0) {
  const clock = { now: start }
  return { clock, cache: queryCache(() => clock.now) }
}

const query = <T>(load: () => Promise<T>, key = 'key'): Query<T> => ({ key, load })

describe('an answer', () => {
  it('is requested once while it is fresh', async () => {
    const { cache } = cacheAt()
    const load = vi.fn(async () => 'first')
    await Promise.all([cache.prepare(query(load)), cache.prepare(query(load))])
    await cache.prepare(query(load))
    expect(load).toHaveBeenCalledOnce()
    expect(cache.read(query(load))).toEqual({ data: 'first', error: undefined, isLoading: false })
  })

  it('is shown at once when stale and revalidated in the background', async () => {
    const { cache, clock } = cacheAt()
    const answers: ((answer: string) => void)[] = []
    const asked = query(() => new Promise<string>((resolve) => answers.push(resolve)))
    const prepared = cache.prepare(asked)
    answers[0]?.('old')
    await prepared
    clock.now += MINUTE_MS
    await cache.prepare(asked)
    expect(cache.read(asked)).toMatchObject({ data: 'old', isLoading: true })
    const reloaded = cache.reload(asked)
    answers[1]?.('new')
    await reloaded
    expect(cache.read(asked)).toMatchObject({ data: 'new', isLoading: false })
  })

  it('has the age of its arrival, whatever was tried since, while it is on the screen', async () => {
    const { cache, clock } = cacheAt()
    let isDown = false
    const load = async () => (isDown ? Promise.reject(new Error('offline')) : 'answer')
    await cache.prepare(query(load, 'old'))
    clock.now += MINUTE_MS
    await cache.prepare(query(load, 'new'))
    expect(cache.age(() => true)).toBeUndefined()
    isDown = true
    const end = cache.watch(query(load, 'old'))
    cache.watch(query(load, 'new'))
    await cache.reload(query(load, 'old'))
    expect(cache.age(() => true)).toBe(MINUTE_MS)
    expect(cache.age((key) => key !== 'old')).toBe(0)
    end()
    expect(cache.age(() => true)).toBe(0)
  })

  it('is preserved when revalidation fails', async () => {
    const { cache } = cacheAt()
    const failure = new Error('503')
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('good').mockRejectedValueOnce(failure)
    await cache.prepare(query(load))
    await cache.reload(query(load))
    expect(cache.read(query(load))).toEqual({ data: 'good', error: failure, isLoading: false })
  })

  it('is waited for again after a failure', async () => {
    const { cache } = cacheAt()
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue('good')
    await cache.prepare(query(load))
    expect(cache.read(query(load)).data).toBeUndefined()
    await cache.prepare(query(load))
    expect(cache.read(query(load))).toMatchObject({ data: 'good', error: undefined })
  })
})

describe('what is watched', () => {
  it('is re-fetched on refresh if it is stale or failed, fresh ones are not', async () => {
    const { cache, clock } = cacheAt()
    const [watched, unwatched] = [vi.fn(async () => 1), vi.fn(async () => 2)]
    const stop = cache.watch(query(watched, 'watched'))
    await cache.prepare(query(watched, 'watched'))
    await cache.prepare(query(unwatched, 'unwatched'))
    cache.refresh()
    expect(watched).toHaveBeenCalledOnce()
    clock.now += MINUTE_MS
    cache.refresh()
    expect(watched).toHaveBeenCalledTimes(2)
    stop()
    clock.now += MINUTE_MS
    cache.refresh()
    expect([watched.mock.calls.length, unwatched.mock.calls.length]).toEqual([2, 1])
  })

  it('survives the eviction of unwatched answers', async () => {
    const { cache } = cacheAt()
    const kept = query(async () => 'kept', 'watched')
    cache.watch(kept)
    await cache.prepare(kept)
    for (let each = 0; each < 100; each += 1) await cache.prepare(query(async () => each, `spare-${each}`))
    expect(cache.read(kept).data).toBe('kept')
    expect(cache.read(query(async () => 0, 'spare-0')).data).toBeUndefined()
    expect(cache.read(query(async () => 0, 'spare-99')).data).toBe(99)
  })
})

describe('when another user signs in', () => {
  it('discards the answers to the previous caller, but not the public ones', async () => {
    const { cache } = cacheAt()
    const own = query(async () => 'own', 'own')
    const forAll = { ...query(async () => 'all', 'all'), isForAll: true }
    await cache.prepare(own)
    await cache.prepare(forAll)
    cache.clear()
    expect(cache.read(own).data).toBeUndefined()
    expect(cache.read(forAll).data).toBe('all')
  })

  it('gives pending callers the answer to the new user', async () => {
    const { cache } = cacheAt()
    const answers: ((answer: string) => void)[] = []
    const asked = query(() => new Promise<string>((resolve) => answers.push(resolve)))
    const prepared = cache.prepare(asked)
    cache.clear()
    answers[0]?.('of the one before')
    answers[1]?.('of the new one')
    await prepared
    expect(cache.read(asked).data).toBe('of the new one')
  })
})

describe('what this page has changed', () => {
  const edit = (data: unknown) => `${data}!`

  it('is in the answers at once, and they are revalidated when next shown', async () => {
    const { cache } = cacheAt()
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new')
    const asked = query(load, 'list:1')
    await cache.prepare(asked)
    cache.change('list:', edit)
    expect(cache.read(asked)).toMatchObject({ data: 'old!', isLoading: false })
    await cache.prepare(asked)
    await expect.poll(() => cache.read(asked).data).toBe('new')
  })

  it('revalidates watched answers at once, and leaves others untouched', async () => {
    const { cache } = cacheAt()
    const [watched, other] = [vi.fn(async () => 'list'), vi.fn(async () => 'other')]
    cache.watch(query(watched, 'list:1'))
    cache.watch(query(other, 'site'))
    await cache.prepare(query(watched, 'list:1'))
    await cache.prepare(query(other, 'site'))
    cache.change('list:', edit)
    expect([watched.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
    expect(cache.read(query(other, 'site')).data).toBe('other')
  })

  it('is not overwritten by an answer to an earlier request', async () => {
    const { cache } = cacheAt()
    const answers: ((answer: string) => void)[] = []
    const asked = query(() => new Promise<string>((resolve) => answers.push(resolve)), 'list:1')
    const prepared = cache.prepare(asked)
    cache.change('list:', edit)
    answers[0]?.('from before')
    answers[1]?.('from after')
    await prepared
    expect(cache.read(asked).data).toBe('from after')
  })

  it('forgets an answer that there is no more', async () => {
    const { cache } = cacheAt()
    const asked = query(async () => 'gone', 'profile')
    await cache.prepare(asked)
    cache.change('profile', () => undefined)
    expect(cache.read(asked).data).toBeUndefined()
  })
})
